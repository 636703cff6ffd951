import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Text } from '../../ui/text';
import { useBarHeight } from '../../ui/use-bar-height';

const Bar = styled('div', {
  base: {
    gridColumn: '1 / -1',
    position: 'sticky',
    // above the site's own
    bottom: 'var(--edge)',
    zIndex: 'sticky',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginBottom: '8',
    marginInline: { base: '-4', md: '0' },
    paddingInline: '4',
    paddingBlock: '3',
    bg: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.control',
    borderRadius: { md: 'md' },
  },
});

const Score = styled('output', {
  base: { fontFamily: 'display', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight', whiteSpace: 'nowrap' },
});

interface SaveBarProps {
  won: { home: number; away: number };
  teams: { home: string; away: string };
  /** A text about the result so far. */
  sentence: string;
  isWrong: boolean;
  children: React.ReactNode;
}

/** Always visible: the score of the series, whether it is possible, and the save button. */
export function SaveBar({ won, teams, sentence, isWrong, children }: SaveBarProps) {
  const { t } = useTranslation('report');
  const bar = useBarHeight('bottom');
  return (
    <Bar ref={bar} role="group" aria-label={t('result.heading')}>
      <Score aria-label={`${teams.home} ${won.home}, ${teams.away} ${won.away}`} className="numbers">
        {t('game.score', won)}
      </Score>
      <Text flex="1 1 8rem" fontSize="sm" aria-live="polite" color={isWrong ? 'fg.loss' : 'fg.muted'}>
        {sentence}
      </Text>
      {children}
    </Bar>
  );
}
