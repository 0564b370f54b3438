-- What the office does with waitlists has an audit entry (ADR-116). Not the columns that follow the deadlines and notifications.
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "status" ON "waitlist_entries" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
