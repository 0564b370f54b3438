/** Whether an address may be that of a link of the site: an https address, or a path of the site itself. */
export const isSiteLink = (url: string): boolean =>
  /^https:\/\/[^\s"'<>\\]+$/i.test(url) || /^\/(?![/\\])[^\s"'<>\\]*$/.test(url);
