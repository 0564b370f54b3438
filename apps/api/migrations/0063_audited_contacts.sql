-- What the office does with emergency contacts has an audit entry (ADR-116).
CREATE CONSTRAINT TRIGGER audited AFTER INSERT OR DELETE OR UPDATE OF "name", "relationship", "phone", "email", "is_primary"
ON "emergency_contacts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (coalesce(current_setting('studio.staff_request', true), '') <> '') EXECUTE FUNCTION require_audit_entry();
