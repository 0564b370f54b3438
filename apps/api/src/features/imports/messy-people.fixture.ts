const header =
  'Client ID,First Name,Last Name,Email,Mobile Phone,Birthdate,Client Types,Liability Release,Referred By';

/** A row by its number. Every kind of mess comes again and again. */
function rowOf(n: number): string {
  const own = [
    `${n}`,
    `Name${n}`,
    'Family',
    `p${n}@known.test`,
    '3135550119',
    '11/25/1983',
    'New; Kids',
    'Yes',
    '',
  ];
  const cells = [...own];
  const mess: Readonly<Record<number, () => void>> = {
    // Somebody the studio knows.
    0: () => n < 120 && cells.splice(1, 3, `First${n / 20}`, 'Known', `person${n / 20}@known.test`),
    // Two with one address.
    1: () => cells.splice(3, 1, `p${n - 1}x@known.test`),
    2: () => cells.splice(3, 1, `p${n - 2}x@known.test`),
    3: () => cells.splice(5, 1, '02/30/1980'),
    4: () => cells.splice(3, 1, 'ana@'),
    5: () => cells.splice(1, 1, '"=HYPERLINK(""x"")"'),
    6: () => cells.splice(0, 1, `${n - 1}`),
    7: () => cells.splice(2, 1, '"Smith, Jr."'),
    8: () => cells.splice(2, 1, 'Smith, Jr.'),
    9: () => cells.splice(0, 4, '', 'Nobody', 'Known', ''),
    10: () => cells.splice(4, 1, '+1 (313) 555-0119'),
    11: () => cells.splice(5, 1, '08/02/2015'),
    12: () => cells.splice(3, 1, ''),
    13: () => cells.splice(7, 1, '03/03/2024'),
    14: () => cells.splice(4, 1, '@home'),
    15: () => cells.splice(1, 2, ' Zoë ', 'Ōta'),
  };
  mess[n % 20]?.();
  return cells.join(',');
}

/** A file of 300 people as another program could export it. */
export const messyPeople = (): string =>
  `\uFEFF${header}\r\n${Array.from({ length: 300 }, (_, n) => rowOf(n)).join('\r\n')}\r\n`;
