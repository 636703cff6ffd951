import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../../test/render';
import { viewerAnswer } from '../../../../test/viewer-answer';
import { useSession } from '../../../../lib/session/session';
import { AcceptTimeDocument, MarkEveningDocument, OfferTimesDocument } from './times-acts.generated';
import { WeekTimes } from './week-times';
import type { WeekTimesFragment } from './week-times.generated';

const NONE = { can: 0, ifNeedBe: 0, cannot: 0 } as const;
const THURSDAY = '2030-03-21T18:00:00.000Z';

const week = (times: object = {}, more: object = {}) =>
  ({
    id: 7,
    side: 'HOME',
    captainsSetTimes: true,
    window: { from: '2030-03-17T23:00:00.000Z', to: '2030-03-24T23:00:00.000Z', deadline: '2030-03-20T19:00:00.000Z' },
    series: { scheduledAt: null, home: { id: 1, name: 'Blixt' }, away: { id: 2, name: 'Tallmo' } },
    times: {
      isAgreed: false,
      mayOffer: true,
      closedKey: null,
      firstStart: '2030-03-18T12:00:00.000Z',
      offers: [],
      evenings: [
        { day: '2030-03-20', own: null, mates: [], rank: null, home: NONE, away: NONE },
        {
          ...{ day: '2030-03-21', own: 'CAN', rank: 1 },
          mates: [
            { playerId: 4, nickname: 'Bo', answer: 'CAN' },
            { playerId: 5, nickname: 'Ceder', answer: 'CANNOT' },
            { playerId: 6, nickname: 'Åsa', answer: 'CAN' },
          ],
          ...{ home: { ...NONE, can: 3 }, away: { ...NONE, can: 2, ifNeedBe: 1 } },
        },
      ],
      ...times,
    },
    ...more,
  }) as unknown as WeekTimesFragment;

const OFFERS = [
  { id: 1, side: 'AWAY', starts: [THURSDAY], by: 'Åska' },
  { id: 2, side: 'HOME', starts: ['2030-03-22T18:00:00.000Z'], by: 'Bo' },
];

const draw = (shown: WeekTimesFragment, answers: RenderOptions['answers'] = []) =>
  renderPart(<WeekTimes week={shown} />, {
    namespaces: ['series-match-week', 'api'],
    answers: [viewerAnswer(null), ...answers],
  });

/** The server refuses the act with the sentence of this key. */
const refused = (messageKey: string) => ({ code: 'TIME_NOT_OFFERED', messageKey });

test('a captain accepts what the other side offers, and withdraws only the own offer', async () => {
  await draw(week({ offers: OFFERS }), [
    answerTo(
      AcceptTimeDocument,
      { acceptTime: refused('api.match-week.times.was-withdrawn') },
      { variables: { seriesId: 7, start: THURSDAY } },
    ),
  ]);
  expect(screen.getAllByRole('button', { name: /^Vi tar den: / })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Ta tillbaka förslaget' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: /^Vi tar den: / }));
  expect(await screen.findByText('Det andra laget har tagit tillbaka sitt förslag.')).toBeInTheDocument();
});

test('one of the best evenings fills in a start in Swedish time, and the refusal stands at the form', async () => {
  await draw(week(), [
    answerTo(
      OfferTimesDocument,
      { offerTimes: refused('api.match-week.times.too-soon') },
      { variables: { input: { seriesId: 7, starts: ['2030-03-21 19:00'] } } },
    ),
  ]);
  const send = screen.getByRole('button', { name: 'Skicka förslaget' });
  expect(send).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'torsdag 19:00' }));
  expect(screen.getByLabelText('Tid 1')).toHaveValue('2030-03-21T19:00');
  expect(screen.getByLabelText('Tid 1')).toHaveAttribute('min', '2030-03-18T13:00');
  expect(screen.getByLabelText('Tid 1')).toHaveAttribute('max', '2030-03-24T23:59');
  await userEvent.click(send);
  expect(await screen.findByText('Tiden måste vara minst två timmar bort.')).toBeInTheDocument();
});

/** As the page draws it: when the viewer is known. */
function WhenKnown({ week: shown }: { week: WeekTimesFragment }) {
  return useSession().viewer && <WeekTimes week={shown} />;
}

test('typed starts are kept over a reload, also those that would move a time that stands, until they are sent', async () => {
  const shown = week({}, { series: { ...week().series, scheduledAt: THURSDAY } });
  const drawAnew = () =>
    renderPart(<WhenKnown week={shown} />, {
      namespaces: ['series-match-week', 'api', 'league-drafts'],
      answers: [
        viewerAnswer(),
        answerTo(
          OfferTimesDocument,
          { offerTimes: { id: 7 } },
          { variables: { input: { seriesId: 7, starts: ['2030-03-22 20:30'] } }, times: 1 },
        ),
      ],
    });
  await drawAnew();
  await userEvent.click(await screen.findByRole('button', { name: 'Föreslå en annan tid' }));
  fireEvent.change(screen.getByLabelText('Tid 2'), { target: { value: '2030-03-22T20:30' } });
  cleanup();

  await drawAnew();
  expect(await screen.findByLabelText('Tid 2')).toHaveValue('2030-03-22T20:30');
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka förslaget' }));
  await waitFor(() => expect(screen.getByLabelText('Tid 2')).toHaveValue(''));
  cleanup();

  await drawAnew();
  expect(await screen.findByRole('button', { name: 'Föreslå en annan tid' })).toBeInTheDocument();
});

test('an offer form that is open closes when the time is agreed meanwhile, also the one that moves a time', async () => {
  const agreed: { at: (scheduledAt: string | null) => void } = { at: () => undefined };
  function Watched() {
    const [scheduledAt, setAt] = useState<string | null>(null);
    agreed.at = setAt;
    return <WeekTimes week={week({}, { series: { ...week().series, scheduledAt } })} />;
  }
  await renderPart(<Watched />, { namespaces: ['series-match-week', 'api'], answers: [viewerAnswer(null)] });
  expect(screen.getByLabelText('Tid 1')).toBeInTheDocument();
  await act(async () => agreed.at(THURSDAY));
  expect(screen.queryByLabelText('Tid 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Föreslå en annan tid' }));
  expect(screen.getByLabelText('Tid 1')).toBeInTheDocument();
  await act(async () => agreed.at('2030-03-22T18:00:00.000Z'));
  expect(screen.queryByLabelText('Tid 1')).toBeNull();
});

test('a player who is no captain sees the offers, and answers for the own evenings', async () => {
  await draw(week({ offers: OFFERS, mayOffer: false }), [
    answerTo(
      MarkEveningDocument,
      { markEvening: refused('api.match-week.off') },
      { variables: { seriesId: 7, day: '2030-03-20', answer: 'CANNOT' } },
    ),
  ]);
  expect(screen.queryByRole('button', { name: /Vi tar den|Skicka|Ta tillbaka/ })).toBeNull();
  const [wednesday, thursday] = screen.getAllByRole('rowgroup').slice(1);
  expect(within(thursday!).getByRole('button', { name: 'torsdag: Kan, som Bo, Åsa' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // the initials, and the whole name on hover
  expect(within(thursday!).getByTitle('Ceder')).toHaveTextContent('Ce');
  expect(screen.getByText('Tallmo: 2 kan, 1 om det behövs')).toBeInTheDocument();
  // a team of which nobody can is no line of zeros
  expect(screen.queryByText(/: 0 kan, 0 om/)).not.toBeInTheDocument();
  await userEvent.click(within(wednesday!).getByRole('button', { name: 'onsdag: Kan inte' }));
});

test('staff see the exchange without buttons, and a season without it shows nothing', async () => {
  const { unmount } = await draw(week({ offers: OFFERS, mayOffer: false }, { side: null }));
  expect(screen.getByText('Tallmo föreslår')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await draw(week({}, { captainsSetTimes: false }));
  expect(screen.queryByRole('heading')).toBeNull();
});
