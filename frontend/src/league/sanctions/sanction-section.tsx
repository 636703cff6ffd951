import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { useLanguage } from '../../lib/i18n/i18n';
import { Section } from '../../ui/page/section';
import type { PublicSanctionFragment } from './public-sanction.generated';

const List = styled('ul', {
  base: {
    bg: 'bg.surface',
    borderRadius: 'md',
    '& > li': { paddingInline: '4', paddingBlock: '3', overflowWrap: 'anywhere' },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The published sanctions of a player or a team: what, from when to when, and why. Nothing without any. */
export function SanctionSection({ sanctions }: { sanctions: readonly PublicSanctionFragment[] }) {
  const { t } = useTranslation('league-sanctions');
  const language = useLanguage();
  if (sanctions.length === 0) return null;
  const spanOf = ({ startsOn, endsOn, seriesCount, seriesServed, liftedOn }: PublicSanctionFragment): string => {
    const span = { from: startsOn, to: endsOn, count: seriesCount ?? 0, served: seriesServed };
    const words = t(seriesCount !== null ? 'series' : endsOn !== null ? 'days' : 'from', span);
    return liftedOn === null ? words : `${words} ${t('lifted', { day: liftedOn })}`;
  };
  return (
    <Section heading={t('heading')}>
      <List>
        {sanctions.map((sanction) => (
          <li key={sanction.id}>
            <strong>{t(sanction.kind)}</strong>
            <small>{spanOf(sanction)}</small>
            {language === 'en' ? (sanction.reasonEn ?? sanction.reasonSv) : sanction.reasonSv}
          </li>
        ))}
      </List>
    </Section>
  );
}
