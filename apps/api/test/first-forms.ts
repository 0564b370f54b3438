import type pg from 'pg';

/**
 * Removes what the first version could not store from a database with the demo: payments without a card or for anything but a
 * registration, and what they paid for.
 */
export async function keepFirstForms(client: pg.Client): Promise<void> {
  await client.query(`
    delete from payment_disputes;
    delete from credit_entries;
    delete from pass_uses;
    create temporary table paid_otherwise as
      select registration_id from payments where method <> 'card' and registration_id is not null;
    delete from payments where registration_id is null or registration_id in (select registration_id from paid_otherwise);
    delete from pass_credits;
    delete from passes;
    delete from gift_cards;
    delete from memberships where source = 'bought';
    delete from instalments where registration_id in (select registration_id from paid_otherwise);
    delete from registrations where id in (select registration_id from paid_otherwise);
    drop table paid_otherwise;
    update sessions s set taken = (
      select count(*) from registrations r where r.session_id = s.id and r.status = 'confirmed');`);
}
