import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { htmlLanguage } from '../../../lib/i18n/language';
import { chooseTheme, useTheme } from '../../../lib/theme-choice';
import { Button } from '../../../ui/button';
import { useLanguageSwitch } from './use-language-switch';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('app');
  const switchTo = useLanguageSwitch();
  const other = useLanguage() === 'se' ? 'en' : 'se';
  return (
    <Button
      variant="ghost"
      paddingX="3"
      lang={htmlLanguage(other)}
      aria-label={t(`preferences.language.${other}.label`)}
      onClick={() => switchTo(other)}
    >
      {t(`preferences.language.${other}.short`)}
    </Button>
  );
}

/** Offers the other theme. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'light' ? Sun : Moon;
  return (
    <Button variant="ghost" size="icon" aria-label={t(`preferences.theme.${other}`)} onClick={() => chooseTheme(other)}>
      <Icon aria-hidden />
    </Button>
  );
}
