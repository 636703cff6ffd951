import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { ErrorState } from '../../ui/page/error-state';
import { CareerSkeleton } from './career-skeleton';

/** Two columns of parts where there is room. Each part stays in its own, also when it opens. */
const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
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
