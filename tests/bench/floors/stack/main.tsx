import { css } from '@emotion/react';
import { atom, useAtom } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const countAtom = atom(0);

function Page() {
  const [count, setCount] = useAtom(countAtom);
  return (
    <main css={css({ padding: 16 })}>
      <h1>子平</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
