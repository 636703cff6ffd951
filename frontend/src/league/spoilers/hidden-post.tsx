import type { ReactNode } from 'react';
import { showPart, useHidesResults, useIsTold, type Told } from './hidden-results';
import { ShowResult } from './spoiler';
import { useTimes } from '../../lib/i18n/use-times';

/** What is known of a post whose words may tell a result (R40). */
export interface SpoilingPost {
  id: number;
  publishedAt: string;
  mayTellResults: boolean;
}

const partOf = ({ id, mayTellResults }: SpoilingPost): Told => ({
  part: `post-${id}`,
  ...(!mayTellResults && { tells: [] }),
});

/** Are the post's words and picture to be hidden? False on a page that the server has drawn, where styles hide them. */
export const useIsPostHidden = (post: SpoilingPost): boolean => {
  const isTold = useIsTold(partOf(post));
  return useHidesResults() && !isTold;
};

/** For styles: marks what they hide with the post's picture (`data-score`), before any script runs. */
export const usePostMark = (post: SpoilingPost): '' | undefined => (useIsTold(partOf(post)) ? undefined : '');

interface HiddenPostProps {
  post: SpoilingPost;
  children: ReactNode;
}

/** Hides a post's words from readers who hide results. One press shows the post, in lists and on its page. */
export function HiddenPost({ post, children }: HiddenPostProps) {
  const times = useTimes();
  const told = partOf(post);
  const isTold = useIsTold(told);
  const isHidden = useHidesResults() && !isTold;
  const date = times.date(post.publishedAt);
  return (
    <div data-spoiler={isTold ? undefined : 'instead'}>
      <div>{!isHidden && children}</div>
      {isHidden && <ShowResult what={{ post: date }} place="instead" onShow={() => showPart(told.part, [])} />}
    </div>
  );
}
