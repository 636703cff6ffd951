import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { ErrorState } from '../../ui/page/error-state';
import { CareerSkeleton } from './career-skeleton';

/** Two columns where there is room, which the browser makes equally high: how much there is of each part differs by hundreds of pixels. */
const Columns = styled('div', {
  base: {
    columnCount: { lg: '2' },
    columnGap: '8',
    '& > div > section': { breakInside: 'avoid' },
  },
});

interface CareerFrameProps<Career> {
  /** The answer of the query; the career is undefined until it has come, and null when there is none. */
  career: Career | null | undefined;
  hasFailed: boolean;
  /** There may be none, so nothing keeps its place. */
  isUnlikely?: boolean;
  onRetry: () => void;
  children: (career: Career) => ReactNode;
}

/** The parts of a career, or its placeholder, or what went wrong. */
export function CareerFrame<Career>({
  career,
  hasFailed,
  isUnlikely = false,
  onRetry,
  children,
}: CareerFrameProps<Career>) {
  const { t } = useTranslation('league-careers');
  if (career === undefined) {
    return hasFailed ? <ErrorState onRetry={onRetry}>{t('failed')}</ErrorState> : !isUnlikely && <CareerSkeleton />;
  }
  return career && <Columns>{children(career)}</Columns>;
}
