import { chakra, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import type { ContestPartsFragment } from './contest.generated';
import { Pictures } from './evidence';
import { otherSide, SIDES, teamOf } from './sides';
import { Instant } from '../../../ui/time/instant';

const Pair = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    marginTop: '2',
    '& ul': { marginTop: '3' },
    '& > div': {
      padding: '4',
      bg: 'bg.raised',
      borderRadius: 'md',
      overflowWrap: 'anywhere',
      '& > p': { whiteSpace: 'pre-line' },
    },
  },
});

interface SaidProps {
  team: string;
  /** What the team shows for it. */
  pictures: ReactNode;
  /** null: it has said nothing. */
  said: { text: string | null; by: string | null; at: string } | null;
}

/** What both teams say and show of what they contest, side by side: a dispute, or the claim of a walkover and the objection. */
export function Stories({ contest }: { contest: ContestPartsFragment }) {
  const { series, result, noShow } = contest;
  const { t } = useTranslation('admin-contest');
  const times = useTimes();
  const { dispute } = result;
  const { claim } = noShow;
  return (
    <>
      {dispute && (
        <>
          <Text>
            {dispute.game === null
              ? t('disputes', { team: teamOf(series, dispute.side) })
              : t('disputes-game', { team: teamOf(series, dispute.side), number: dispute.game })}
          </Text>
          <Pair>
            {SIDES.map((side) => (
              <Said
                key={side}
                team={teamOf(series, side)}
                pictures={<Pictures contest={contest} side={side} />}
                said={dispute.stories.find((story) => story.side === side) ?? null}
              />
            ))}
          </Pair>
          <Outcome of={dispute.outcome && t(`outcome.${dispute.outcome}`)} reason={dispute.reason} />
        </>
      )}
      {claim && (
        <>
          <Text>{t('claims', { team: teamOf(series, claim.side), at: times.dateTime(claim.claimedAt) })}</Text>
          <Pair>
            <Said
              team={teamOf(series, claim.side)}
              pictures={<Pictures contest={contest} side={claim.side} />}
              said={{ text: t('claims-text'), by: claim.by, at: claim.claimedAt }}
            />
            <Said
              team={teamOf(series, otherSide(claim.side))}
              pictures={<Pictures contest={contest} side={otherSide(claim.side)} />}
              said={claim.objection}
            />
          </Pair>
          {claim.outcome === null && claim.objection === null && (
            <Text color="fg.muted" marginTop="2">
              {t('until', { at: times.until(claim.objectBy) })}
            </Text>
          )}
          <Outcome of={claim.outcome && t(`claim-outcome.${claim.outcome}`)} reason={claim.reason} />
        </>
      )}
    </>
  );
}

function Said({ team, pictures, said }: SaidProps) {
  const { t } = useTranslation('admin-contest');
  return (
    <div>
      <Text fontWeight="semibold">{team}</Text>
      {said ? (
        <>
          <p>{said.text ?? t('no-text')}</p>
          <Text fontSize="sm" color="fg.muted">
            {said.by !== null && `${said.by} · `}
            <Instant at={said.at} as="date-time" />
          </Text>
        </>
      ) : (
        <Text color="fg.muted">{t('silent')}</Text>
      )}
      {pictures}
    </div>
  );
}

/** What staff decided, and why; nothing while it is open. */
function Outcome({ of, reason }: { of: string | null; reason: string | null }) {
  const { t } = useTranslation('admin-contest');
  if (of === null) return null;
  return (
    <Text marginTop="2">
      {of}
      {reason !== null && ` ${t('because', { reason })}`}
    </Text>
  );
}
