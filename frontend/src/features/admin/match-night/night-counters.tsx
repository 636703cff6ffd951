import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { MatchNightQuery } from './match-night.generated';
import { COUNTERS, headingOf, countsOf } from './night-counts';

const Counters = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: 'repeat(7, minmax(0, 1fr))',
    },
    gap: '2',
    listStyleType: 'none',
    marginTop: '4',
    '& > li > *': {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minHeight: 'touch',
      paddingInline: '3',
      paddingBlock: '2',
      bg: 'bg.surface',
      borderRadius: 'md',
      borderInlineStart: '4px solid',
      borderColor: 'border',
      textAlign: 'start',
      fontSize: 'sm',
    },
    '& > li > button': { borderColor: 'action', cursor: 'pointer', _hover: { bg: 'bg.raised' } },
    '& > li > span': { color: 'fg.muted' },
    '& strong': { fontFamily: 'display', fontSize: 'xl', lineHeight: 'tight' },
  },
});

/** How many series each part of the page has, the most urgent first; a press leads there. */
export function NightCounters({ night }: { night: MatchNightQuery }) {
  const { t } = useTranslation('admin-match-night');
  const counts = countsOf(night);
  return (
    <Counters aria-label={t('counter.label')}>
      {COUNTERS.map((name) => {
        const content = (
          <>
            <strong className="numbers">{counts[name]}</strong>
            {t(`counter.${name}`)}
          </>
        );
        return (
          <li key={name}>
            {counts[name] > 0 ? (
              <button type="button" onClick={() => document.getElementById(headingOf(name))?.focus()}>
                {content}
              </button>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </Counters>
  );
}
