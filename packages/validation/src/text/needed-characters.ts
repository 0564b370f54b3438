/** Canonical combining class 9: the signs that silence the vowel of an Indic consonant. JavaScript has no property for it. */
const virama =
  String.raw`[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D3B\u0D3C\u0D4D\u0DCA\u0E3A\u0EBA\u0F84\u1039\u103A\u1714` +
  String.raw`\u1715\u1734\u17D2\u1A60\u1B44\u1BAA\u1BAB\u1BF2\u1BF3\u2D7F\uA806\uA82C\uA8C4\uA953\uA9C0\uAAF6\uABED\u{10A3F}` +
  String.raw`\u{11046}\u{11070}\u{1107F}\u{110B9}\u{11133}\u{11134}\u{111C0}\u{11235}\u{112EA}\u{1134D}\u{11442}\u{114C2}` +
  String.raw`\u{115BF}\u{1163F}\u{116B6}\u{1172B}\u{11839}\u{1193D}\u{1193E}\u{119E0}\u{11A34}\u{11A47}\u{11A99}\u{11C3F}` +
  String.raw`\u{11D44}\u{11D45}\u{11D97}]`;

/** Scripts beside Arabic whose letters join. */
const joiningScripts = ['Syrc', 'Nkoo', 'Mong', 'Adlm', 'Rohg', 'Phag', 'Mand'];
const otherJoining = `[${joiningScripts.map((script) => String.raw`\p{sc=${script}}`).join('')}]`;
/** Arabic letters that join neither side, among them the presentation forms. */
const notJoining = String.raw`[\u0621\u0640\u0674\u06E5\u06E6\u0887\u08AD\u08C9\uFB50-\uFEFC]`;
/** Arabic letters that join the letter before them only. */
const joiningBefore =
  String.raw`[\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD` +
  String.raw`\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088E` +
  String.raw`\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9]`;
const joining = String.raw`(?:(?!${notJoining})(?=\p{sc=Arab})\p{L}|(?=${otherJoining})\p{L})`;
const joiningBoth = String.raw`(?!${joiningBefore})${joining}`;

const pictograph = String.raw`\p{Extended_Pictographic}`;
/** The tags behind a black flag that make it the flag of England, Scotland or Wales. */
const subdivisions = ['eng', 'sct', 'wls'].map((code) =>
  Array.from(`gb${code}\x7F`, (letter) => String.raw`\u{E00${letter.charCodeAt(0).toString(16)}}`).join(''),
);

/**
 * Where an invisible character changes what is seen, as the source of a regular expression: joiners by RFC 5892, A.1 and A.2,
 * and before a virama (the Bengali ya-phalaa); joiners, variation selectors and tags of emoji; variants of Han and Mongolian.
 */
export const neededCharacters = [
  String.raw`(?<=${virama})[\u200C\u200D]`,
  String.raw`(?<=\p{L})\u200D(?=${virama})`,
  String.raw`(?<=${joiningBoth}\p{M}{0,4})\u200C(?=[\u200C\u200D]*\p{M}{0,4}${joining})`,
  String.raw`(?<=${pictograph}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=${pictograph})`,
  String.raw`(?<=${pictograph})[\uFE0E\uFE0F]`,
  String.raw`(?<=[#*\d])\uFE0F(?=\u20E3)`,
  String.raw`(?<=\u{1F3F4})(?:${subdivisions.join('|')})`,
  String.raw`(?<=\p{sc=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{sc=Mong})[\u180B-\u180D\u180F]`,
].join('|');
