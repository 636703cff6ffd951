import { gql, type TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesOfEachTest } from '../test/notices';
import { renderPart } from '../test/render';
import { NoAnswer } from './ask-server';
import type { ProblemPartsFragment } from './problem.generated';
import { useAction, type Outcome } from './use-action';

type ResetData = { resetSeries: { __typename: 'SeriesReport'; version: number } | ProblemPartsFragment };

const RESET: TypedDocumentNode<ResetData, { id: number }> = gql`
  mutation ResetForTest($id: Int!) {
    resetSeries(input: { seriesId: $id, version: 1 }) {
      __typename
      ... on SeriesReport {
        version
      }
      ... on Problem {
        code
        messageKey
        field
        params {
          name
          value
        }
      }
    }
  }
`;

let outcomes: Outcome<{ __typename: string }>[] = [];
const notices = noticesOfEachTest();

beforeEach(() => {
  outcomes = [];
});

function ResetButton({ isProblemSilent }: { isProblemSilent?: boolean }) {
  const { run, busy } = useAction(useMutation(RESET, { context: { act: 'ResetForTest' } }), {
    success: 'Serien är nollställd',
    isProblemSilent,
  });
  return (
    <button disabled={busy} onClick={() => void run({ id: 4 }).then((outcome) => outcomes.push(outcome))}>
      Nollställ
    </button>
  );
}

const problem = (messageKey: string, params: { name: string; value: string }[] = []) => ({
  data: { resetSeries: { __typename: 'Problem', code: 'SERIES_NOT_REPORTED', messageKey, field: null, params } },
});

async function press(answer: object, isProblemSilent = false) {
  const request = { query: RESET, variables: { id: 4 } };
  await renderPart(<ResetButton isProblemSilent={isProblemSilent} />, {
    answers: [{ request, ...answer }],
    namespaces: ['api'],
  });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(outcomes).toHaveLength(1));
}

test('a result is given back and the success is said', async () => {
  await press({ result: { data: { resetSeries: { __typename: 'SeriesReport', version: 2 } } } });
  expect(outcomes).toEqual([{ status: 'done', result: { __typename: 'SeriesReport', version: 2 } }]);
  expect(notices).toEqual([{ kind: 'success', text: 'Serien är nollställd' }]);
});

test('a refusal is said in the reader’s language', async () => {
  await press({ result: problem('api.error.forbidden') });
  expect(outcomes[0]).toMatchObject({ status: 'refused', problem: { code: 'SERIES_NOT_REPORTED' } });
  expect(notices).toEqual([{ kind: 'error', text: 'Du har inte rätt att göra det här.' }]);
});

test('a key without a sentence is never shown raw', async () => {
  await press({ result: problem('api.something.unheard-of') });
  expect(notices[0]?.text).toBe('Något gick fel hos oss. Försök igen om en stund.');
});

test('a form may say its refusals itself', async () => {
  await press({ result: problem('api.error.forbidden') }, true);
  expect(outcomes[0]?.status).toBe('refused');
  expect(notices).toEqual([]);
});

const LEAVE: TypedDocumentNode<{ leaveTeam: { __typename: 'Done'; messageKey: string } }, Record<string, never>> = gql`
  mutation LeaveForTest {
    leaveTeam {
      __typename
      ... on Done {
        messageKey
      }
    }
  }
`;

function LeaveButton({ isSuccessSilent }: { isSuccessSilent?: boolean }) {
  const { run } = useAction(useMutation(LEAVE), { isSuccessSilent });
  return <button onClick={() => void run({}).then((outcome) => outcomes.push(outcome))}>lämna</button>;
}

test('what is under way is not sent once more, however quick the second press is', async () => {
  let sent = 0;
  const done = { leaveTeam: { __typename: 'Done', messageKey: 'api.team.leave.success' } } as const;
  await renderPart(<LeaveButton />, {
    namespaces: ['api'],
    answers: [
      {
        request: { query: LEAVE },
        result: () => {
          sent++;
          return { data: done };
        },
        delay: 30,
        maxUsageCount: 3,
      },
    ],
  });
  const button = screen.getByRole('button');
  // both clicks before anything is drawn again
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(outcomes).toHaveLength(2));
  expect(sent).toBe(1);
  expect(outcomes.map(({ status }) => status)).toEqual(['running', 'done']);
  fireEvent.click(button);
  await waitFor(() => expect(sent).toBe(2));
});

test.each([
  { isSuccessSilent: undefined, said: ['Du har lämnat laget'], why: 'the server names the sentence' },
  { isSuccessSilent: true, said: [], why: 'the page shows it itself' },
])('an act without a result of its own says $said: $why', async ({ isSuccessSilent, said }) => {
  const done = { leaveTeam: { __typename: 'Done', messageKey: 'api.team.leave.success' } } as const;
  await renderPart(<LeaveButton isSuccessSilent={isSuccessSilent} />, {
    namespaces: ['api'],
    answers: [{ request: { query: LEAVE }, result: { data: done } }],
  });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(outcomes).toHaveLength(1));
  expect(notices.map(({ text }) => text)).toEqual(said);
});

test('a session that has ended is said as that, with the way to the login, so that no one tries again in vain', async () => {
  const messageKey = 'api.error.unauthenticated';
  const errors = [{ message: messageKey, extensions: { code: 'UNAUTHENTICATED', messageKey } }];
  await press({ result: { data: null, errors } });
  await waitFor(() =>
    expect(outcomes).toMatchObject([
      { status: 'failed', text: 'Du är inte inloggad längre. Logga in och försök igen.' },
    ]),
  );
  expect(notices).toEqual([
    { kind: 'error', text: 'Du är inte inloggad längre. Logga in och försök igen.', leadsToLogin: true },
  ]);
});

test('without an answer the connection is named, because nothing went wrong on our side', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press({ error: new NoAnswer('no answer') });
  expect(notices.map(({ text }) => text)).toEqual([
    'Servern svarade inte. Kontrollera din uppkoppling och försök igen.',
  ]);
  silence.mockRestore();
});

test('a TypeError of our own code is no lost connection', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await press({ error: new TypeError('x is undefined') });
  expect(notices).toMatchObject([{ kind: 'error', text: expect.not.stringContaining('uppkoppling') }]);
  silence.mockRestore();
});

test('a fault is reported, said in general words, and the button can be pressed again', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  const listen = (event: Event) => reported.push((event as CustomEvent).detail);
  window.addEventListener('app:fault', listen);
  await press({ error: new Error('the line is dead') });
  expect(outcomes).toMatchObject([{ status: 'failed' }]);
  expect(notices.map(({ kind }) => kind)).toEqual(['error']);
  expect(reported).toMatchObject([
    { act: 'ResetForTest', message: 'ResetForTest failed', cause: new Error('the line is dead') },
  ]);
  expect(screen.getByRole('button')).toBeEnabled();
  window.removeEventListener('app:fault', listen);
  silence.mockRestore();
});

test('an act that succeeds at last, takes back what was said about the first attempt', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const request = { query: RESET, variables: { id: 4 } };
  const done = { data: { resetSeries: { __typename: 'SeriesReport', version: 2 } } as const };
  await renderPart(<ResetButton />, {
    answers: [
      { request, error: new NoAnswer('no answer') },
      { request, result: done },
    ],
    namespaces: ['api'],
  });
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', text: 'Serien är nollställd' }]));
  silence.mockRestore();
});
