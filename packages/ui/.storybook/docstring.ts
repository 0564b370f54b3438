const titles: Readonly<Record<string, string>> = { do: 'Do', dont: 'Don’t', accessibility: 'Accessibility' };

/** A docstring with its `@do`, `@dont` and `@accessibility` tags as lists. */
export function asMarkdown(docstring: string): string {
  const [text = '', ...tags] = docstring.split(/^@/m);
  const lists = Object.entries(titles).flatMap(([tag, title]) => {
    const items = tags
      .filter((one) => one.startsWith(`${tag} `))
      .map((one) => `- ${one.slice(tag.length + 1).replaceAll(/\s+/g, ' ')}`);
    return items.length === 0 ? [] : [`**${title}**\n\n${items.join('\n')}`];
  });
  return [text.trim(), ...lists].join('\n\n');
}
