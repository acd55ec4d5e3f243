-- messages.db, as the program of 2026-11-23 02:05 wrote it
PRAGMA user_version = 2;
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_key TEXT NOT NULL,
  message TEXT NOT NULL,
  details TEXT NOT NULL,
  digest TEXT NOT NULL,
  suspicion TEXT,
  self_test INTEGER NOT NULL DEFAULT 0
   , quarantined INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX messages_by_time ON messages (received_at);
CREATE INDEX messages_by_email ON messages (email_key);
CREATE TABLE deliveries (
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting',
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  done_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (message_id, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_due ON deliveries (channel, attempts, next_attempt_at) WHERE status = 'waiting';
CREATE INDEX deliveries_done ON deliveries (channel, done_at) WHERE status <> 'waiting';
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX messages_quarantined ON messages (received_at) WHERE quarantined = 1;
CREATE TABLE notices (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  told_at INTEGER,
  sent_at INTEGER,
  last_error TEXT
) STRICT;
CREATE TABLE notice_messages (
  kind TEXT NOT NULL,
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  notice_id INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
  PRIMARY KEY (kind, message_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_messages_by_message ON notice_messages (message_id);
CREATE INDEX notice_messages_by_notice ON notice_messages (notice_id);
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test, quarantined)
VALUES ('0f6b1c9e-0000-4000-8000-000000000001', 1795262400000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000001', '{"phone":"022 1234 5678","phone_e164":"+912212345678"}', 'sum-0f6b1c9e-0000-4000-8000-000000000001', NULL, 0, 0);
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test, quarantined)
VALUES ('0f6b1c9e-0000-4000-8000-000000000002', 1795262401000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000002', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000002', NULL, 0, 0);
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test, quarantined)
VALUES ('0f6b1c9e-0000-4000-8000-000000000003', 1795262402000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000003', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000003', 'honeypot', 0, 1);
INSERT INTO deliveries (message_id, channel, status, attempts, first_attempt_at, next_attempt_at, done_at, last_error)
VALUES ('0f6b1c9e-0000-4000-8000-000000000001', 'mail', 'delivered', 1, NULL, 1795262400000, 1795262400500, NULL);
INSERT INTO deliveries (message_id, channel, status, attempts, first_attempt_at, next_attempt_at, done_at, last_error)
VALUES ('0f6b1c9e-0000-4000-8000-000000000002', 'mail', 'waiting', 2, 1795262401000, 1795262409000, NULL, 'no answer');
INSERT INTO facts (name, value)
VALUES ('self-test-mark', 'the-mark');
INSERT INTO notices (id, kind, created_at, attempts, first_attempt_at, next_attempt_at, told_at, sent_at, last_error)
VALUES (1, 'digest', 1795262403000, 0, NULL, 1795262403000, NULL, NULL, NULL);
INSERT INTO notice_messages (kind, message_id, notice_id)
VALUES ('digest', '0f6b1c9e-0000-4000-8000-000000000003', 1);
