import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../../test/render';
import { viewerAnswer } from '../../../../test/viewer-answer';
import { ObjectToNoShowDocument, WithdrawNoShowDocument } from './no-show-acts.generated';
import { WeekNoShow } from './week-no-show';
import type { WeekNoShowFragment } from './week-no-show.generated';

const FROM = '2030-03-21T18:15:00.000Z';
const CLAIM = {
  ...{ id: 3, side: 'HOME', claimedAt: '2030-03-21T18:20:00.000Z', objectBy: '2030-03-22T18:20:00.000Z' },
  ...{ by: 'Åska', outcome: null, reason: null, objection: null },
};
const OBJECTION = { text: 'Vi var där', by: 'Dimma', at: '2030-03-21T19:00:00.000Z' };

const week = (noShow: object = {}) =>
  ({
    ...{ id: 7, version: 4, side: 'HOME', ready: { lobby: { name: 'sbl7' } } },
    series: { state: 'TIME_SET', home: { id: 1, name: 'Blixt' }, away: { id: 2, name: 'Tallmo' } },
    noShow: {
      ...{ claimableFrom: FROM, claimClosedKey: null, claim: null },
      ...{ mayClaim: false, mayObject: false, mayWithdraw: false, mayDecline: false, mayGrant: false },
      ...noShow,
    },
  }) as unknown as WeekNoShowFragment;

const draw = (shown: WeekNoShowFragment, answers: RenderOptions['answers'] = []) =>
  renderPart(<WeekNoShow week={shown} />, {
    namespaces: ['series-match-week', 'api'],
    answers: [viewerAnswer(null), ...answers],
  });

/** The server refuses the act with the sentence of this key. */
const refused = (messageKey: string) => ({ code: 'CLAIM_CLOSED', messageKey });

test('before it is possible, it says from when a walkover can be claimed', async () => {
  await draw(week({ claimClosedKey: 'api.match-week.no-show.too-early' }));
  expect(screen.getByText(/^Kommer inte det andra laget kan ni begära walkover från/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a claim is sent only with a picture', async () => {
  await draw(week({ mayClaim: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Det andra laget kom inte' }));
  expect(screen.getByRole('button', { name: 'Begär walkover' })).toBeDisabled();
});

test('the other captain objects, and a refusal stands at the form', async () => {
  await draw(week({ claim: CLAIM, mayObject: true }), [
    answerTo(
      ObjectToNoShowDocument,
      { objectToNoShow: refused('api.match-week.no-show.too-late') },
      { variables: { input: { seriesId: 7, text: 'Vi var där', pictures: [] } } },
    ),
  ]);
  expect(screen.getByText(/^Blixt begärde walkover .* och menar att Tallmo inte kom\.$/)).toBeInTheDocument();
  expect(screen.getByText(/^Tallmo kan invända senast/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Invänd: vad hände?'), 'Vi var där');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka invändningen' }));
  expect(await screen.findByText(/Det har gått mer än 24 timmar/)).toBeInTheDocument();
});

test('the captain who claims withdraws, for the version that they saw', async () => {
  await draw(week({ claim: CLAIM, mayWithdraw: true }), [
    answerTo(
      WithdrawNoShowDocument,
      { withdrawNoShow: refused('api.match-week.no-show.none') },
      { variables: { seriesId: 7, version: 4 } },
    ),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Ta tillbaka vår begäran' }));
  expect(await screen.findByText(/ingen öppen begäran/)).toBeInTheDocument();
});

test('staff read the objection, and are led to where they decide', async () => {
  await draw(week({ claim: { ...CLAIM, objection: OBJECTION }, mayDecline: true, mayGrant: true }));
  expect(screen.getByText('Vi var där')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Avgör i ligaledningens sidor' });
  expect(link).toHaveAttribute('href', '/admin/matches/7/dispute');
});

test('nothing stands when no walkover is claimed or can be', async () => {
  const { container } = await draw(week({ claimClosedKey: 'api.match-week.no-show.reported' }));
  expect(container.querySelector('section')).toBeNull();
});
