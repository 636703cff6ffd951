import type { ReactNode } from 'react';
import { styled } from '../../styled-system/jsx';
import { loadTexts } from '../../lib/i18n/i18n';
import { lazyPart } from '../../ui/page/lazy-part';
import { showResults, useHidesResults, useIsShown, type HiddenSeries } from './hidden-results';

// only readers who hide results need it
export const ShowResult = lazyPart(() =>
  Promise.all([import('./show-result'), loadTexts('league-spoilers')]).then(([module]) => module.ShowResult),
);

const Whole = styled('div', { base: { position: 'relative', minWidth: '0' } });

interface SpoilerProps {
  series: HiddenSeries;
  /** Where the button stands: over the score in the middle, at the top or at the end, in place of the content, or nowhere. */
  button?: 'middle' | 'top' | 'end' | 'instead';
  children: ReactNode;
}

/**
 * What tells a result: styles hide its scores (`data-score`) and the losers' grey (`data-lost`) from readers who chose
 * that, before any script runs. With `instead`, its content is hidden as a whole.
 */
export function Spoiler({ series, button, children }: SpoilerProps) {
  const hides = useHidesResults();
  const isTold = useIsShown(series.id) || series.state !== 'REPORTED';
  return (
    <Whole data-spoiler={isTold ? undefined : (button ?? '')}>
      {button === 'instead' ? <div>{children}</div> : children}
      {hides && !isTold && button && (
        <ShowResult what={{ series }} place={button} onShow={() => showResults(series.id)} />
      )}
    </Whole>
  );
}
