import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import WeekSeriesPage from './week-series.page';

test.each(['/my-week/7', '/my-week/no-series'])(
  'a visitor at %s reads which page it is, and can log in',
  async (at) => {
    await renderPart(
      <Routes>
        <Route path="/my-week/:seriesId" element={<WeekSeriesPage />} />
      </Routes>,
      { at, namespaces: ['series-match-week'], answers: [viewerAnswer(null)] },
    );
    expect(await screen.findByRole('link', { name: 'Logga in' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Spelveckan');
  },
);
