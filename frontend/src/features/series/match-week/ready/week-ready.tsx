import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../../../league/match-now/copy-line';
import { usePlay } from '../../../../league/series/series-play';
import { useTimes } from '../../../../lib/i18n/use-times';
import { styled } from '../../../../styled-system/jsx';
import { ExternalLink } from '../../../../ui/link';
import { Heading, Text } from '../../../../ui/text';
import { nameOf, SIDES } from '../side-name';
import { Countdown } from './countdown';
import { LineUpForm } from './line-up-form';
import type { WeekReadyFragment } from './week-ready.generated';

const Section = styled('section', {
  base: { marginTop: '6', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});
const LineUps = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > div': { padding: '4', bg: 'bg.surface', borderRadius: 'md', overflowWrap: 'anywhere' },
    '& ul': { listStyle: 'none' },
  },
});
const Facts = styled('dl', { base: { maxWidth: '24rem' } });
const Room = styled('div', {
  base: {
    display: 'flex',
    gap: '2',
    minHeight: 'touch',
    alignItems: 'center',
    '& dt': { minWidth: '5.5rem', color: 'fg.muted' },
  },
});

/** The last hour: the time that is left, the lobby and both line-ups. Before it, when it begins. */
export function WeekReady({ week }: { week: WeekReadyFragment }) {
  const { t } = useTranslation('series-match-week');
  const times = useTimes();
  const { series, ready } = week;
  const { opensAt, lineUps, lobby, mayName, room } = ready;
  const play = usePlay(series);
  // the evening is over: who wanted to play helps no one
  if (!opensAt || !series.scheduledAt || (play === 'awaited' && !lobby)) return null;
  return (
    <Section aria-labelledby="week-ready">
      <Heading id="week-ready" size="md">
        {t(play === 'coming' ? 'ready.title' : 'ready.title-begun')}
      </Heading>
      {!lobby && lineUps.length === 0 && (
        <Text color="fg.muted">{t('ready.opens', { at: times.dateTime(opensAt) })}</Text>
      )}
      {lobby && play !== 'awaited' && <Countdown series={series} />}
      {lobby && <Text>{t('ready.host', { team: series.home.name })}</Text>}
      {(lobby ?? room) && (
        <Facts>
          {lobby && (
            <>
              <CopyLine name={t('ready.lobby')} value={lobby.name} />
              <CopyLine name={t('ready.password')} value={lobby.password} />
            </>
          )}
          {room && (
            <Room>
              <dt>{t('ready.room')}</dt>
              <dd>{room.address ? <ExternalLink href={room.address}>{room.name}</ExternalLink> : room.name}</dd>
            </Room>
          )}
        </Facts>
      )}
      {(lobby ?? lineUps.length > 0) && (
        <LineUps>
          {SIDES.map((side) => {
            const named = lineUps.find((lineUp) => lineUp.side === side);
            return (
              <div key={side}>
                <Text fontWeight="semibold">{nameOf(series, side)}</Text>
                {named ? (
                  <ul>
                    {named.players.map(({ playerId, nickname }) => (
                      <li key={playerId}>{nickname}</li>
                    ))}
                  </ul>
                ) : (
                  <Text color="fg.loss">{t('ready.missing')}</Text>
                )}
              </div>
            );
          })}
        </LineUps>
      )}
      {mayName && <LineUpForm key={lineUps.find(({ side }) => side === week.side)?.namedAt} week={week} />}
    </Section>
  );
}
