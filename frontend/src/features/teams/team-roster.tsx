import { Crown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { formatInteger } from '../../lib/i18n/format';
import { useLanguage } from '../../lib/i18n/i18n';
import { paths } from '../../lib/paths';
import { useTimes } from '../../lib/i18n/use-times';
import { Crest } from '../../ui/crest';
import { EmptyState } from '../../ui/page/empty-state';
import { Link } from '../../ui/link';
import type { RosterMemberFragment } from './team-roster.generated';

const List = styled('ul', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, gap: '2' },
});

const Member = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '16',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.surface',
    borderRadius: 'md',
  },
});

const Name = styled(Link, { base: { fontWeight: 'semibold', lineHeight: 'normal' } });

const Facts = styled('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    color: 'fg.muted',
    fontSize: 'sm',
    '& > .captain': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      color: 'fg.action',
      fontWeight: 'medium',
    },
  },
});

const Number = styled('p', {
  base: {
    textAlign: 'right',
    fontFamily: 'display',
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    '& > small': { display: 'block', fontFamily: 'body', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  },
});

/** The team's present players, the captain first. */
export function TeamRoster({ roster }: { roster: readonly RosterMemberFragment[] }) {
  const { t } = useTranslation('teams');
  const language = useLanguage();
  const times = useTimes();
  if (roster.length === 0) return <EmptyState>{t('roster.empty')}</EmptyState>;
  return (
    <List>
      {roster.map(({ player, isCaptain, mmr, since }) => (
        <Member key={player.id}>
          <Crest image={player.avatar} name={player.nickname} size={40} isRound />
          <div>
            <Name variant="quiet" className="whole-words two-lines" to={paths.player(player.id)}>
              {player.nickname}
            </Name>
            <Facts>
              {isCaptain && (
                <span className="captain">
                  <Crown aria-hidden size={14} />
                  {t('roster.captain')}
                </span>
              )}
              <span>{t('roster.since', { date: times.date(since) })}</span>
            </Facts>
          </div>
          {mmr !== null && (
            <Number>
              <small>{t('roster.mmr')}</small>
              {formatInteger(mmr, language)}
            </Number>
          )}
        </Member>
      ))}
    </List>
  );
}
