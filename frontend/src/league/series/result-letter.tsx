import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import type { FormGuideFragment } from './form-guide.generated';

export type SeriesOutcome = FormGuideFragment['form'][number];

/**
 * Shape and letter carry the same meaning as the colour: filled for a win, outlined for a loss, a cut corner for
 * overtime.
 */
const Letter = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '6',
    height: '6',
    borderWidth: '1px',
    borderColor: 'currentColor',
    fontFamily: 'display',
    fontSize: 'sm',
    fontWeight: 'bold',
    lineHeight: '1',
  },
  variants: {
    outcome: {
      WIN: { bg: 'fg.win', borderColor: 'fg.win', color: 'bg.canvas', borderRadius: 'full' },
      OVERTIME_WIN: { bg: 'transparent', color: 'fg.win', borderRadius: 'full' },
      OVERTIME_LOSS: { bg: 'transparent', color: 'fg.draw' },
      LOSS: { bg: 'transparent', color: 'fg.loss', borderWidth: '2px' },
    },
    // where five letters do not fit beside a table's numbers: a bar, up for a win and down for a loss
    isBarOnPhones: {
      true: { mdDown: { width: '5px', height: '10px', borderWidth: '1px', borderRadius: '1px', fontSize: '0' } },
    },
  },
  compoundVariants: [
    { isBarOnPhones: true, outcome: ['WIN', 'OVERTIME_WIN'], css: { mdDown: { marginBottom: '10px' } } },
    { isBarOnPhones: true, outcome: ['LOSS', 'OVERTIME_LOSS'], css: { mdDown: { marginTop: '10px' } } },
    { isBarOnPhones: true, outcome: 'LOSS', css: { mdDown: { bg: 'fg.loss' } } },
  ],
});

/** The outcome of a series for a team, as letters: V or F, VÖ or FÖ on overtime, as the columns of the table have them. */
export function ResultLetter({ outcome, isBarOnPhones }: { outcome: SeriesOutcome; isBarOnPhones?: boolean }) {
  const { t } = useTranslation('league');
  return (
    <Letter
      outcome={outcome}
      isBarOnPhones={isBarOnPhones ?? false}
      role="img"
      aria-label={t(`outcome.${outcome}.name`)}
      title={t(`outcome.${outcome}.name`)}
    >
      {t(`outcome.${outcome}.letter`)}
    </Letter>
  );
}
