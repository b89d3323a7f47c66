import { css } from '@emotion/react';
import { atom, useAtom } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const countAtom = atom(0);
const nameAtom = atom('');
const yearAtom = atom(1986);
const calendarAtom = atom('公历');
const years = Array.from({ length: 127 }, (_, index) => 2026 - index);

function Page() {
  const [count, setCount] = useAtom(countAtom);
  const [name, setName] = useAtom(nameAtom);
  const [year, setYear] = useAtom(yearAtom);
  const [calendar, setCalendar] = useAtom(calendarAtom);
  return (
    <main css={css({ padding: 16 })}>
      <h1>子平</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <input aria-label="姓名" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="年" value={year} onChange={(event) => setYear(Number(event.target.value))}>
        {years.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {['公历', '农历'].map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="calendar"
            checked={option === calendar}
            onChange={() => setCalendar(option)}
          />
          {option}
        </label>
      ))}
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
