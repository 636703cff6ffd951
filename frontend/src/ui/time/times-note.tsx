import { useTranslation } from 'react-i18next';

/**
 * Above a list with compact times: that they are Swedish, and where the reader's own stand. Only readers whose clock differs see
 * it (first-paint/boot.js, theme/global-css.ts), from the first paint on.
 */
export function TimesNote() {
  const { t } = useTranslation('ui');
  return <p className="times-note">{t('time.note')}</p>;
}
