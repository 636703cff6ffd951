import type { ReactNode } from 'react';
import { showPart, showResults, useHidesResults, useIsTold, type Told } from './hidden-results';
import { ShowResult } from './spoiler';

interface HiddenResultProps extends Told {
  /** What the button shows, for those who do not see it. Without a name there is no button: another one shows this too. */
  name?: string;
  /** It tells each result by itself, so a press shows the series everywhere. */
  isEach?: boolean;
  children: ReactNode;
}

/**
 * Hides a part of a page as a whole, with its order and its reasons, from readers who hide results. Styles hide it before
 * any script runs; after that it is not on the page at all.
 */
export function HiddenResult({ part, tells, name, isEach, children }: HiddenResultProps) {
  const isTold = useIsTold({ part, tells });
  const isHidden = useHidesResults() && !isTold;
  const show = () => {
    if (isEach) showResults(...(tells ?? []));
    showPart(part, tells ?? []);
  };
  return (
    <div data-spoiler={isTold ? undefined : 'instead'}>
      <div>{!isHidden && children}</div>
      {isHidden && name && <ShowResult what={{ part: name }} place="instead" onShow={show} />}
    </div>
  );
}

/** The same for a few words in a line. */
export function HiddenWord({ part, tells, name, children }: HiddenResultProps) {
  const isTold = useIsTold({ part, tells });
  const isHidden = useHidesResults() && !isTold;
  return (
    <span data-spoiler={isTold ? undefined : 'word'}>
      {!isHidden && <span>{children}</span>}
      {isHidden && name && <ShowResult what={{ part: name }} place="word" onShow={() => showPart(part, tells ?? [])} />}
    </span>
  );
}
