import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { SaveTeamDocument, useSaveTeamMutation } from '../../features/admin/teams/team-dialog.generated';
import { LeaveTeamDocument, useLeaveTeamMutation } from '../../features/teams/settings/team-settings-actions.generated';
import { noticesOfEachTest } from '../../test/notices';
import { renderPart } from '../../test/render';
import { NoAnswer } from '../ask-server';
import { loadTexts } from '../i18n/i18n';
import type { Language } from '../i18n/language';
import { useAction, type Mutation } from '../use-action';
import english from './locales/en.json';
import swedish from './locales/se.json';

const SRC = join(__dirname, '../..');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => !file.endsWith('.generated.ts'));
const read = (file: string) => readFileSync(join(SRC, file), 'utf8');

/** What ships, without the tests' own helpers. */
const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(^test|\/testing)\//.test(file));

/** The names of all mutations that pages can send. */
const acts = files
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(read(file)).definitions)
  .flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
      ? [definition.name?.value ?? 'without a name']
      : [],
  )
  .sort();

test('each mutation has a sentence for its failure, in both languages and no other', () => {
  expect(acts.length).toBeGreaterThan(100);
  expect(Object.keys(swedish).sort()).toEqual(acts);
  expect(Object.keys(english).sort()).toEqual(acts);
  expect(Object.values(swedish).filter((sentence) => !/^Kunde inte .+\.$/.test(sentence))).toEqual([]);
  expect(Object.values(english).filter((sentence) => !/^Couldn't .+\.$/.test(sentence))).toEqual([]);
});

test('no part of the site names the document of a mutation: it has a hook', () => {
  const documents = acts.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Document`);
  const named = (text: string) => documents.filter((document) => new RegExp(`\\b${document}\\b`).test(text));
  expect(named('useAction(SaveTeamDocument)')).toEqual(['SaveTeamDocument']);
  expect(sources.filter((file) => /Document\b/.test(read(file)) && named(read(file)).length > 0)).toEqual([]);
});

test('all mutations are sent at one place', () => {
  const sends = /\.mutate\b|\buseMutation\(|(?<!useAction\(\s*|useSend\(form, )\buse\w+Mutation\(\)/;
  const senders = sources.filter((file) => sends.test(read(file)));
  // what is marked as read by the way is nothing that the reader has asked for
  expect(senders.sort()).toEqual(['features/messages/notifications/use-mark-read.ts']);
});

const notices = noticesOfEachTest();

function Act({ useIt }: { useIt: () => Mutation<object, Record<string, unknown>> }) {
  const { run } = useAction(useIt());
  return <button onClick={() => void run({})}>Gör</button>;
}

test.each([
  {
    document: SaveTeamDocument,
    useIt: useSaveTeamMutation,
    language: 'se',
    error: new Error('500'),
    said: 'Kunde inte spara laget. Något gick fel hos oss. Försök igen om en stund.',
    reported: 'SaveTeam',
  },
  {
    document: LeaveTeamDocument,
    useIt: useLeaveTeamMutation,
    language: 'en',
    error: new NoAnswer('no line'),
    said: "Couldn't leave the team. No answer came from the server. Check your connection and try again.",
    reported: 'LeaveTeam',
  },
])(
  '$reported that fails is named to the reader and in the report',
  async ({ document, useIt, language, error, said, reported }) => {
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const faults: unknown[] = [];
    const hear = (event: Event) => faults.push((event as CustomEvent).detail);
    window.addEventListener('app:fault', hear);
    await renderPart(<Act useIt={useIt as never} />, {
      language: language as Language,
      answers: [{ request: { query: document, variables: () => true }, error }],
      namespaces: ['api'],
    });
    await loadTexts('lib-failures');
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', text: said }]));
    expect(faults).toEqual([expect.objectContaining({ act: reported, cause: error })]);
    window.removeEventListener('app:fault', hear);
    silence.mockRestore();
  },
);
