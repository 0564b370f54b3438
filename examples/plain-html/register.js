const { createClient, describe, isApiError, newIdempotencyKey } = window.DetroitWell;

// The page and the API have one origin (serve.mjs), because the API accepts no calls from other origins than its own apps.
const client = createClient({ baseUrl: '/api/v2' });
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const button = form.querySelector('button');

/** Shows what the server says of single fields next to its sentence. */
function show(error) {
  const { message, fields } = describe(error, 'guestRegister');
  status.textContent = [message, ...Object.values(fields).flat()].join(' ');
}

async function showSessions() {
  const { upcoming_sessions } = await client.sessions.upcoming({ query: { available_only: true } });
  for (const { public_id, title, start_datetime, price_public } of upcoming_sessions) {
    const day = new Date(start_datetime).toLocaleDateString('en-US', { timeZone: 'America/Detroit' });
    form.session_id.append(new Option(`${title}, ${day}, $${price_public}`, public_id));
  }
}

async function showWaiver() {
  const { body } = await client.waiver.content();
  // HTML that the server has sanitized.
  document.querySelector('#waiver').innerHTML = body;
}

/** The body of the call, from the form's fields by name. */
async function readForm() {
  const { session_id, number, expires, cvc, waiver_signed, payment_consent, ...person } = Object.fromEntries(
    new FormData(form),
  );
  const [exp_year, exp_month] = expires.split('-').map(Number);
  const card = { number, exp_month, exp_year, cvc };
  const { payment_method_id } = await client.payments.createSandboxMethod({ body: card });
  return {
    user_data: { ...person, address2: '', country: 'US', phone: '' },
    session_id,
    payment_plan: 'full',
    payment_method_id,
    waiver_signed: waiver_signed === 'on',
    payment_consent: payment_consent === 'on',
  };
}

/** The attempt whose outcome is unknown. It is repeated unchanged, so that nobody pays twice. */
let unknownAttempt;

async function register() {
  const attempt = unknownAttempt ?? { body: await readForm(), idempotencyKey: newIdempotencyKey() };
  unknownAttempt = undefined;
  try {
    const { body, idempotencyKey } = attempt;
    const { registration } = await client.registrations.guestRegister({ body }, { idempotencyKey });
    status.textContent =
      registration.status === 'held'
        ? 'Your bank needs to confirm this payment.'
        : `You are registered for ${registration.session_title}.`;
  } catch (error) {
    if (isApiError(error) && error.outcome === 'unknown') unknownAttempt = attempt;
    throw error;
  }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  status.textContent = 'Registering…';
  await register().catch(show);
  button.disabled = false;
});

showWaiver().catch(show);
showSessions().catch(show);
