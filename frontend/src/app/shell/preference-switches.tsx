import { Moon, Sun } from 'lucide-react';
import { startTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage, useLanguage } from '../../lib/i18n';
import { htmlLanguage } from '../../lib/language';
import { chooseTheme, useTheme } from '../../lib/theme-choice';
import { Button } from '../../ui/button';

/** Offers the other language, in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('app');
  const other = useLanguage() === 'se' ? 'en' : 'se';
  return (
    <Button
      variant="ghost"
      paddingX="3"
      lang={htmlLanguage(other)}
      aria-label={t(`preferences.language.${other}.label`)}
      onClick={() => startTransition(() => void changeLanguage(other))}
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
