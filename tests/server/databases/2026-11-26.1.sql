-- messages.db, as the program of 2026-11-26 00:47 wrote it
PRAGMA user_version = 4;
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE enquiries (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  message TEXT NOT NULL,
  details TEXT NOT NULL,
  checksum TEXT NOT NULL,
  suspicion TEXT,
  self_test INTEGER NOT NULL,
  quarantined INTEGER NOT NULL,
  digest_job TEXT,
  deletion_job TEXT
) STRICT;
CREATE INDEX enquiries_by_time ON enquiries (received_at, id);
CREATE INDEX enquiries_by_email ON enquiries (email_key);
CREATE INDEX enquiries_quarantined ON enquiries (received_at, id) WHERE quarantined = 1;
CREATE INDEX enquiries_by_digest ON enquiries (digest_job) WHERE digest_job IS NOT NULL;
CREATE INDEX enquiries_by_deletion ON enquiries (deletion_job) WHERE deletion_job IS NOT NULL;
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
  last_error TEXT
) STRICT;
CREATE INDEX jobs_due ON jobs (kind, attempts, due_at) WHERE status = 'waiting';
CREATE INDEX jobs_done ON jobs (kind, done_at) WHERE status <> 'waiting';
CREATE INDEX jobs_by_enquiry ON jobs (enquiry_id);
CREATE TABLE key_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO kysely_migration (name, timestamp)
VALUES ('2026-11-outbox', '2026-11-29T16:16:37.725Z');
INSERT INTO kysely_migration_lock (id, is_locked)
VALUES ('migration_lock', 0);
INSERT INTO enquiries (number, id, received_at, name, email, email_key, message, details, checksum, suspicion, self_test, quarantined, digest_job, deletion_job)
VALUES (1, '0f6b1c9e-0000-4000-8000-000000000001', 1795262400000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000001', '{"phone":"022 1234 5678","phone_e164":"+912212345678"}', 'sum-0f6b1c9e-0000-4000-8000-000000000001', NULL, 0, 0, NULL, NULL);
INSERT INTO enquiries (number, id, received_at, name, email, email_key, message, details, checksum, suspicion, self_test, quarantined, digest_job, deletion_job)
VALUES (2, '0f6b1c9e-0000-4000-8000-000000000002', 1795262401000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000002', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000002', NULL, 0, 0, NULL, NULL);
INSERT INTO enquiries (number, id, received_at, name, email, email_key, message, details, checksum, suspicion, self_test, quarantined, digest_job, deletion_job)
VALUES (3, '0f6b1c9e-0000-4000-8000-000000000003', 1795262402000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000003', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000003', 'honeypot', 0, 1, NULL, NULL);
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error)
VALUES ('mail:0f6b1c9e-0000-4000-8000-000000000001', 'mail', '0f6b1c9e-0000-4000-8000-000000000001', 'delivered', 1, 1795262400000, NULL, 1795262400000, NULL, 1795262400500, NULL);
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error)
VALUES ('mail:0f6b1c9e-0000-4000-8000-000000000002', 'mail', '0f6b1c9e-0000-4000-8000-000000000002', 'waiting', 2, 1795262400000, 1795262401000, 1795262409000, 1795262499999, NULL, 'no answer');
INSERT INTO jobs (id, kind, enquiry_id, status, attempts, created_at, first_attempt_at, due_at, claimed_until, done_at, last_error)
VALUES ('housekeeping', 'housekeeping', NULL, 'waiting', 0, 1795262400000, NULL, 1795262400000, NULL, NULL, NULL);
INSERT INTO key_values (name, value)
VALUES ('self-test-mark', 'the-mark');
