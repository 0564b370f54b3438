/** The member whose dashboard is measured. A run outlasts an access token, so each visit gets a fresh one. */
const person = { email: 'member@demo.test', password: 'Standard!2026' };

/** Signs in through the screen; the browser stays signed in. */
export async function signIn({ context }, portal) {
  const page = await context.newPage();
  await page.goto(`${portal}/login?next=/dashboard`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/dashboard/);
  await page.waitForLoadState('networkidle');
  await page.close();
}

async function tokenOf(api) {
  const reply = await fetch(`${api}/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  return (await reply.json()).access;
}

/** Stores a new token where the usual stack keeps its own. */
export async function giveToken({ context }, url, api) {
  const page = await context.newPage();
  await page.goto(new URL('/token', url).href);
  await page.evaluate((token) => localStorage.setItem('accessToken', token), await tokenOf(api));
  await page.close();
}

/** Opens the portal, which then refreshes its own token. */
export async function renewToken({ context }, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.close();
}
