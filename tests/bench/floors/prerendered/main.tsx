import { hydrateRoot } from 'react-dom/client';

import { Page } from '../Page.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <Page />);
