import { ErrorState } from './error-state';
import { Page } from './page';
import { PageHeading } from './page-heading';

interface PageErrorProps {
  /** What kind of page it is: what it is about could not be read. */
  title: string;
  onRetry: () => void;
}

/** A page that could not be read: which kind it is, and the way on. */
export function PageError({ title, onRetry }: PageErrorProps) {
  return (
    <Page title={title}>
      <PageHeading>{title}</PageHeading>
      <ErrorState onRetry={onRetry} />
    </Page>
  );
}
