/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { useState } from 'react';

/** The emptiest page with something to tap; the client-rendered and the prerendered floor both show it. */
export function Page() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>子平</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
