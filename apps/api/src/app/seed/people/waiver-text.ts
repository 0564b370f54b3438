/** The first published waiver. People sign exactly this text: publish a new version instead of changing it. */
export const waiverText = {
  version: '1',
  title: 'Liability Waiver and Payment Consent',
  bodyHtml: [
    '<p>Read this once, slowly. You sign once, and it covers every session.</p>',
    '<h3>Release of liability</h3>',
    '<p>Roller skating, movement and strength training involve real risk, including falls, collisions and injury. By signing, you confirm that you understand those risks and that you choose to take part anyway, with your own judgment and at your own pace.</p>',
    '<h3>Your health</h3>',
    '<p>You confirm that you are eighteen years of age or older, that you are in suitable physical condition to take part, and that you will tell a coach before a session if that changes. You agree to wear the protective equipment the session requires for as long as you are on the floor.</p>',
    '<h3>Medical care</h3>',
    '<p>In an emergency you allow our staff to call for care on your behalf and to contact the person you named as your emergency contact.</p>',
    '<h3>Payment consent</h3>',
    '<p>You consent to the price of each session you register for being charged to the payment method you chose, in one payment or in the installments you were shown. A cancelled session is refunded under the refund policy shown when you paid.</p>',
  ].join('\n'),
  rules: [
    {
      title: 'On the floor',
      content:
        'Follow the direction of the coach and the floor guard. Skate in the direction of traffic, and leave the floor if you are asked to.',
    },
    { title: 'Protection', content: 'Helmet and wrist guards stay on for as long as your wheels do.' },
    { title: 'Phones', content: 'Phones stay off the floor. Pictures are for the bench.' },
    { title: 'Each other', content: 'Look out for the person beside you. Somebody is looking out for you.' },
  ],
};
