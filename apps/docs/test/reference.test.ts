import { contract } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { nounGroups } from '../src/navigation.ts';
import { curlSample, responseTabs, typescriptSample } from '../src/reference/call-samples.ts';
import { allCalls } from '../src/reference/calls.ts';
import { sourceOf } from '../src/reference/source-text.ts';
import { describeSchema } from '../src/reference/schema-fields.ts';

const calls = allCalls.map((call) => ({ name: `${call.noun}.${call.name}`, call }));

describe('the API reference', () => {
  it('has a page for every noun', () => {
    const listed = nounGroups.flatMap(({ slugs }) => slugs).filter((slug) => slug !== 'chat');
    expect(listed.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it.each(calls)('shows $name as a method and as a command', ({ name, call }) => {
    expect(typescriptSample(call)).toContain(`client.${name}(`);
    expect(curlSample(call)).toContain('http://localhost:4000/api/v2/');
    expect(`${typescriptSample(call)}${curlSample(call)}`).not.toMatch(/undefined|\[object|%7B/);
  });

  it.each(calls)('shows the success of $name and one response for each status', ({ call }) => {
    const tabs = responseTabs(call);
    expect(new Set(tabs.map(({ tab }) => tab)).size).toBe(tabs.length);
    expect(Number(tabs[0]?.tab)).toBeLessThan(300);
    for (const { lang, code } of tabs) if (lang === 'json' && !code.endsWith('…')) JSON.parse(code);
  });

  it('names types as TypeScript does and says which fields are required', () => {
    const { fields } = describeSchema(contract.registrations.guestRegister.body, 'input');
    const person = fields.find(({ name }) => name === 'user_data');
    expect(person?.isRequired).toBe(true);
    expect(person?.fields?.map(({ name }) => name)).toContain('email');
    expect(describeSchema(contract.sessions.upcoming.reply, 'output').fields[1]).toMatchObject({
      name: 'upcoming_sessions',
      type: 'Session[]',
    });
  });
});

describe('sourceOf', () => {
  it('writes short values on one line and long ones on several', () => {
    expect(sourceOf({ params: { id: 'a' } })).toBe("{ params: { id: 'a' } }");
    expect(sourceOf({ 'a-b': ['x'.repeat(30), 'y'.repeat(30)] })).toBe(
      `{\n  'a-b': [\n    '${'x'.repeat(30)}',\n    '${'y'.repeat(30)}',\n  ],\n}`,
    );
  });

  it('quotes texts with an apostrophe', () => {
    expect(sourceOf("it's")).toBe(`"it's"`);
  });
});
