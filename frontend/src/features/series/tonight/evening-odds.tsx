import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { formatChance, formatOdds } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { FormGuide } from '../../../league/series/form-guide';
import { shownChances } from '../../../league/series/shown-chances';
import type { EveningSeries } from './top-match';

/** The columns of the teams above it; the letters are narrow enough for five at 320 px. */
const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) 3.5rem minmax(0, 1fr)', sm: 'minmax(0, 1fr) 5rem minmax(0, 1fr)' },
    alignItems: 'center',
    columnGap: { base: '1', sm: '3' },
    minHeight: '7',
    paddingInline: { base: '2', sm: '4' },
    '& > :first-child': { justifySelf: 'end' },
    '& ol': { gap: '2px' },
    '@media (max-width: 359px)': { '& ol [role=img]': { width: '5', height: '5' } },
  },
});

const Chance = styled('p', {
  base: {
    fontFamily: 'display',
    fontSize: 'sm',
    color: 'fg.muted',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
});

/**
 * The form of both teams, below their names, and between them the chance to win (R28). Both follow from results, so styles hide them
 * from who hides these.
 */
export function EveningOdds({ series: { home, away, form, chance } }: { series: EveningSeries }) {
  if (!form && !chance) return null;
  return (
    <Line data-places>
      <span>{form && form.home.length > 0 && <FormGuide form={form.home} of={home.name} />}</span>
      {chance ? <WinChance {...{ home, away }} shown={shownChances(chance.home)} /> : <span />}
      <span>{form && form.away.length > 0 && <FormGuide form={form.away} of={away.name} />}</span>
    </Line>
  );
}

interface WinChanceProps extends Pick<EveningSeries, 'home' | 'away'> {
  shown: { home: number; away: number };
}

function WinChance({ home, away, shown }: WinChanceProps) {
  const { t } = useTranslation('series-tonight');
  const language = useLanguage();
  const [homeChance, awayChance] = [shown.home, shown.away].map((chance) => formatChance(chance, language));
  return (
    <Chance className="numbers">
      <span aria-hidden title={t('chance.title')}>
        {formatOdds(shown.home, language)}–{awayChance}
      </span>
      <span className="visually-hidden">
        {t('chance.both', { home: home.name, away: away.name, homeChance, awayChance })}
      </span>
    </Chance>
  );
}
