import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { BracketPreviewDocument } from '../report/preview/bracket-preview.generated';
import { SeriesReplaysDocument } from '../report/replays/series-replays.generated';
import { ContestDocument, EndDisputeDocument } from './contest.generated';
import { DecideClaim, DecideDispute } from './decide';
import { ContestNotice } from './contest-notice';
import { Stories } from './stories';

const AT = '2030-03-21T20:00:00.000Z';
const row = (nickname: string) => ({
  ...{ score: 100, goals: 1, assists: 0, saves: 0, shots: 1 },
  player: { id: nickname.length, nickname },
});
const contest = (changes: object = {}) =>
  ({
    ...{ id: 7, version: 4, evidence: [] },
    series: {
      ...{
        id: 7,
        scheduledAt: AT,
        state: 'REPORTED',
        homeGames: 1,
        awayGames: 3,
        walkover: null,
      },
      division: { id: 1, name: 'Elit', nameEng: null },
      bracketPlace: null,
      ...{ home: { id: 1, name: 'Blixt' }, away: { id: 2, name: 'Tallmo' } },
      games: [{ number: 1, homeGoals: 1, awayGoals: 0, home: [row('Ada')], away: [row('Bodil')] }],
    },
    result: {
      ...{ confirmation: 'DISPUTED', reportedBySide: 'AWAY', mayDecide: true },
      dispute: {
        ...{ id: 3, side: 'HOME', game: 2, openedAt: AT, outcome: null, reason: null },
        stories: [{ side: 'HOME', text: 'Match 2 var vår', by: 'Åska', at: AT }],
      },
    },
    noShow: { mayGrant: false, mayDecline: false, claim: null },
    ...changes,
  }) as never;

const NAMESPACES = ['admin-contest', 'admin-audit', 'report', 'api'];

test('both stories stand side by side, also the one that is missing', async () => {
  await renderStaffPart(<Stories contest={contest()} />, { namespaces: NAMESPACES });
  expect(screen.getByText('Blixt bestrider resultatet av match 2.')).toBeInTheDocument();
  expect(screen.getByText('Match 2 var vår')).toBeInTheDocument();
  expect(screen.getByText('Har inte sagt något.')).toBeInTheDocument();
});

test('each team’s pictures stand with its story', async () => {
  const evidence = [
    { id: 31, kind: 'DISPUTE', side: 'HOME', addedAt: AT },
    { id: 32, kind: 'END_SCREEN', side: 'AWAY', addedAt: AT },
  ];
  await renderStaffPart(<Stories contest={contest({ evidence })} />, { namespaces: NAMESPACES });
  const ours = screen.getByText('Match 2 var vår').parentElement!;
  expect(within(ours).getByRole('img', { name: 'Bild 1: bevis från Blixt' })).toBeInTheDocument();
  expect(within(ours).queryByRole('img', { name: /Tallmo/ })).toBeNull();
  const theirs = screen.getByText('Har inte sagt något.').parentElement!;
  expect(within(theirs).getByRole('img', { name: 'Bild 1: slutskärm från Tallmo' })).toBeInTheDocument();
});

test('a dispute is decided with a reason only, and for the version that staff saw', async () => {
  const sent: unknown[] = [];
  await renderStaffPart(<DecideDispute contest={contest()} />, {
    namespaces: NAMESPACES,
    answers: [
      answerTo(EndDisputeDocument, (variables: object) => {
        sent.push(variables);
        return { decideDispute: contest() };
      }),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Låt resultatet stå' }));
  expect(screen.getByText('Skriv ett skäl. Båda lagen läser det.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Skäl'), 'Bilden visar det');
  await userEvent.click(screen.getByRole('button', { name: 'Walkover till Tallmo' }));
  // a walkover asks once
  const question = await screen.findByRole('dialog', { name: 'Döma walkover till Tallmo?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Walkover till Tallmo' }));
  const input = { seriesId: 7, version: 4, decision: 'WALKOVER', walkover: 'AWAY', reason: 'Bilden visar det' };
  await waitFor(() => expect(sent).toEqual([{ input }]));
  expect(screen.getByRole('link', { name: 'Rätta resultatet …' })).toHaveAttribute('href', '/admin/matches/7/report');
});

test('in a bracket a dispute asks what becomes of series that were played after it', async () => {
  const sent: unknown[] = [];
  const { series, ...rest } = contest() as { series: object };
  const ofStage = { ...rest, series: { ...series, bracketPlace: { part: 'WINNERS' } } } as never;
  const team = (id: number, name: string) => ({ __typename: 'TeamRef', id, name });
  const played = [{ seriesId: 9, home: team(1, 'Blixt'), away: team(3, 'Isviken'), homeGames: 3, awayGames: 1 }];
  await renderStaffPart(<DecideDispute contest={ofStage} />, {
    namespaces: NAMESPACES,
    answers: [
      answerTo(BracketPreviewDocument, { bracketPreview: { played, mayKeep: true, standFast: false } }),
      answerTo(EndDisputeDocument, (variables: object) => {
        sent.push(variables);
        return { decideDispute: contest() };
      }),
    ],
  });
  await userEvent.type(screen.getByLabelText('Skäl'), 'Bilden visar det');
  await userEvent.click(screen.getByRole('button', { name: 'Spela om serien' }));
  const question = await screen.findByRole('dialog', { name: 'Spela om serien?' });
  const keep = await within(question).findByRole('radio', { name: 'Den står fast: samma lag går vidare ändå' });
  expect(keep).not.toBeChecked();
  await userEvent.click(keep);
  await userEvent.click(within(question).getByRole('button', { name: 'Spela om serien' }));
  const input = {
    seriesId: 7,
    version: 4,
    decision: 'REPLAY',
    walkover: null,
    reason: 'Bilden visar det',
    played: 'KEEP',
  };
  await waitFor(() => expect(sent).toEqual([{ input }]));
});

test('before the other team has answered a claim, staff can only decline', async () => {
  const claim = {
    ...{ id: 5, side: 'HOME', claimedAt: AT, objectBy: '2030-03-21T23:00:00.000Z', by: 'Åska' },
    ...{ outcome: null, reason: null, objection: null },
  };
  const noShow = { mayGrant: false, mayDecline: true, claim };
  await renderStaffPart(<DecideClaim contest={contest({ noShow })} />, { namespaces: NAMESPACES });
  expect(screen.getByRole('button', { name: 'Walkover till Blixt' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Avslå: serien ska spelas' })).toBeEnabled();
  // midnight is a beginning here, not the end of the day before
  expect(screen.getByText(/eller från fredag 22 mars 2030 00:00/)).toBeInTheDocument();
});

test('the report form shows the stories of a contested series, asks for the reason, and leads to its page', async () => {
  const answers = [
    answerTo(ContestDocument, { weekSeries: contest() }, { variables: { seriesId: 7 } }),
    answerTo(SeriesReplaysDocument, { seriesReplays: [] }),
  ];
  const said: string[] = [];
  const props = { seriesId: 7, reason: '', isMissing: true, onReason: (text: string) => said.push(text) };
  await renderStaffPart(<ContestNotice {...props} isContested />, { namespaces: NAMESPACES, answers });
  expect(await screen.findByText('Match 2 var vår')).toBeInTheDocument();
  expect(screen.getByText('Skriv ett skäl. Båda lagen läser det.')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Skäl'), 'D');
  expect(said).toEqual(['D']);
  expect(screen.getByRole('link', { name: 'Till tvistens sida' })).toHaveAttribute('href', '/admin/matches/7/dispute');
});

test('a series that no one contests has none of it', async () => {
  const props = { seriesId: 7, reason: '', isMissing: false, onReason: () => undefined };
  const { container } = await renderStaffPart(<ContestNotice {...props} isContested={false} />, {
    namespaces: NAMESPACES,
  });
  expect(container.querySelector('section')).toBeNull();
});
