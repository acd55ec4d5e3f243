-- messages.db, as the program of 2026-11-21 10:14 wrote it
PRAGMA user_version = 1;
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
) STRICT;
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
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test)
VALUES ('0f6b1c9e-0000-4000-8000-000000000001', 1795262400000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000001', '{"phone":"022 1234 5678","phone_e164":"+912212345678"}', 'sum-0f6b1c9e-0000-4000-8000-000000000001', NULL, 0);
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test)
VALUES ('0f6b1c9e-0000-4000-8000-000000000002', 1795262401000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000002', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000002', NULL, 0);
INSERT INTO messages (id, received_at, name, email, email_key, message, details, digest, suspicion, self_test)
VALUES ('0f6b1c9e-0000-4000-8000-000000000003', 1795262402000, 'Asha', 'Asha+web@example.com', 'asha+web@example.com', 'Hello from 0f6b1c9e-0000-4000-8000-000000000003', '{}', 'sum-0f6b1c9e-0000-4000-8000-000000000003', 'honeypot', 0);
INSERT INTO deliveries (message_id, channel, status, attempts, first_attempt_at, next_attempt_at, done_at, last_error)
VALUES ('0f6b1c9e-0000-4000-8000-000000000001', 'mail', 'delivered', 1, NULL, 1795262400000, 1795262400500, NULL);
INSERT INTO deliveries (message_id, channel, status, attempts, first_attempt_at, next_attempt_at, done_at, last_error)
VALUES ('0f6b1c9e-0000-4000-8000-000000000002', 'mail', 'waiting', 2, 1795262401000, 1795262409000, NULL, 'no answer');
INSERT INTO facts (name, value)
VALUES ('self-test-mark', 'the-mark');
