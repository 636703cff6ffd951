import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../../lib/i18n/i18n';
import type { Language } from '../../../lib/i18n/language';
import { notifyReader } from '../../../lib/notify';

/** Changes the language. When its texts do not load, the language stays and a message says so. */
export function useLanguageSwitch(): (language: Language) => void {
  const { t } = useTranslation('ui');
  return (language) =>
    startTransition(() =>
      changeLanguage(language).catch(() => notifyReader({ kind: 'error', text: t('error.could-not-load') })),
    );
}
