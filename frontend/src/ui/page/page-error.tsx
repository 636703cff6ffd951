import { ErrorState } from './error-state';
import { Page } from './page';
import { PageHeading } from './page-heading';

interface PageErrorProps {
  /** The kind of page, because its content could not be read. */
  title: string;
  onRetry: () => void;
  /** As the page has when it could be read. */
  width?: 'page' | 'desk';
}

/** A page that could not be read: its kind, and a button to try again. */
export function PageError({ title, onRetry, width = 'page' }: PageErrorProps) {
  return (
    <Page title={title} width={width}>
      <PageHeading>{title}</PageHeading>
      <ErrorState onRetry={onRetry} />
    </Page>
  );
}
