import { useTranslation } from 'react-i18next';
import type { ReplayFileStatus } from '../../../lib/schema.generated';

interface Cause {
  status: ReplayFileStatus;
  reason: string | null;
  attribute: string | null;
  className: string | null;
}

/** What became of a file, with what the reader did not know or found wrong. */
export function useCauseText(): (cause: Cause) => string {
  const { t } = useTranslation('admin-replay-files');
  return ({ status, reason, attribute, className }) => {
    const said = t(`status.${status}`);
    const detail = [attribute, className].filter((each) => each !== null).join(', ') || reason;
    return detail ? t('status.with', { status: said, detail }) : said;
  };
}
