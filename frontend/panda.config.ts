import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/theme/global-css';
import { printCss } from './src/theme/print-css';
import { dataTableRecipe } from './src/theme/recipes/data-table';
import { proseRecipe } from './src/theme/recipes/prose';
import { reportGridRecipe } from './src/theme/recipes/report-grid';
import { breakpoints, conditions, semanticTokens, tokens } from './src/theme/tokens';

/**
 * The styles of the site. They are written in components, and compiled into one file of classes when the site is built.
 */
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  eject: true,
  preflight: true,
  logLevel: 'error',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.test.{ts,tsx}', './src/**/*.generated.ts'],
  outdir: 'src/styled-system',
  outExtension: 'js',
  jsxFramework: 'react',
  prefix: 'sbl',
  globalCss: { ...globalCss, ...printCss },
  conditions: { extend: conditions },
  theme: {
    breakpoints,
    keyframes: {
      breathe: { '0%, 100%': { opacity: '1' }, '50%': { opacity: '0.55' } },
      turn: { to: { rotate: '360deg' } },
    },
    tokens,
    semanticTokens,
    recipes: { dataTable: dataTableRecipe, prose: proseRecipe, reportGrid: reportGridRecipe },
  },
});
