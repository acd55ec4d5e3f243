-- enquiries.db, as the program of 2026-11-27 20:46 wrote it
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  mailbox TEXT NOT NULL,
  phone TEXT NOT NULL,
  message TEXT NOT NULL,
  details TEXT NOT NULL,
  checksum TEXT NOT NULL,
  suspicion TEXT,
  self_test INTEGER NOT NULL,
  quarantined INTEGER NOT NULL,
  digest_job TEXT,
  warned_at INTEGER,
  state TEXT NOT NULL DEFAULT 'new',
  note TEXT,
  answered_at INTEGER,
  reminder_job TEXT,
  reminded INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX enquiries_by_time ON enquiries (received_at, id);
CREATE INDEX enquiries_by_mailbox ON enquiries (mailbox);
CREATE INDEX enquiries_by_phone ON enquiries (phone);
CREATE INDEX enquiries_quarantined ON enquiries (received_at, id) WHERE quarantined = 1;
CREATE INDEX enquiries_self_tests ON enquiries (received_at) WHERE self_test = 1;
CREATE INDEX enquiries_by_digest ON enquiries (digest_job) WHERE digest_job IS NOT NULL;
CREATE INDEX enquiries_warned ON enquiries (warned_at) WHERE warned_at IS NOT NULL;
CREATE INDEX enquiries_unanswered ON enquiries (received_at) WHERE state = 'new' AND reminded < 2;
CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  enquiry_id TEXT REFERENCES enquiries (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  first_attempt_at INTEGER,
  due_at INTEGER NOT NULL,
  claimed_until INTEGER,
  done_at INTEGER,
  last_error TEXT,
  text TEXT
) STRICT;
CREATE INDEX jobs_due ON jobs (kind, attempts, due_at) WHERE status = 'waiting';
CREATE INDEX jobs_by_status ON jobs (kind, status, done_at);
CREATE INDEX jobs_by_enquiry ON jobs (enquiry_id);
CREATE INDEX jobs_confirmations ON jobs (created_at) WHERE kind = 'confirmation';
CREATE TABLE key_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO enquiries (id, received_at, name, email, mailbox, phone, message, details, checksum, suspicion, self_test, quarantined, digest_job, warned_at, state, note, answered_at, reminder_job, reminded)
VALUES ('0f6b1c9e-0000-4000-8000-000000000001', 1795262400000, 'Asha', 'Asha+web@example.com', 'asha@example.com', '+912212345678', 'Hello from 0f6b1c9e-0000-4000-8000-000000000001', '{"phone":"022 1234 5678","phone_e164":"+912212345678"}', 'sum-0f6b1c9e-0000-4000-8000-000000000001', NULL, 0, 0, NULL, NULL, 'answered', 'called', 1795262401000, NULL, 1);
INSERT INTO enquiries (id, received_at, name, email, mailbox, phone, message, details, checksum, suspicion, self_test, quarantined, digest_job, warned_at, state, note, answered_at, reminder_job, reminded)
VALUES ('0f6b1c9e-0000-4000-8000-000000000002', 1795262401000, 'Asha', 'Asha+web@example.com', 'asha@example.com', '', 'Hello from 0f6b1c9e-0000-4000-8000-000000000002', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000002', NULL, 0, 0, NULL, NULL, 'new', NULL, NULL, NULL, 0);
INSERT INTO enquiries (id, received_at, name, email, mailbox, phone, message, details, checksum, suspicion, self_test, quarantined, digest_job, warned_at, state, note, answered_at, reminder_job, reminded)
VALUES ('0f6b1c9e-0000-4000-8000-000000000003', 1795262402000, 'Asha', 'Asha+web@example.com', 'asha@example.com', '', 'Hello from 0f6b1c9e-0000-4000-8000-000000000003', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000003', 'honeypot', 0, 1, NULL, NULL, 'new', NULL, NULL, NULL, 0);
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error, text)
VALUES ('mail:0f6b1c9e-0000-4000-8000-000000000001', 'mail', '0f6b1c9e-0000-4000-8000-000000000001', 'delivered', 1, 1795262400000, NULL, 1795262400000, NULL, 1795262400500, NULL, NULL);
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error, text)
VALUES ('mail:0f6b1c9e-0000-4000-8000-000000000002', 'mail', '0f6b1c9e-0000-4000-8000-000000000002', 'waiting', 2, 1795262400000, 1795262401000, 1795262409000, 1795262499999, NULL, 'no answer', NULL);
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error, text)
VALUES ('housekeeping', 'housekeeping', NULL, 'waiting', 0, 1795262400000, NULL, 1795262400000, NULL, NULL, NULL, NULL);
INSERT INTO key_values (name, value)
VALUES ('schema-version', '1');
INSERT INTO key_values (name, value)
VALUES ('self-test-mark', 'the-mark');
