import { paths } from '../../../paths.ts';
import { StatePage } from '../../../patterns/StatePage/StatePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { notFoundCopy as copy } from './NotFoundScreen.copy.ts';

/** A path without a page. */
export function NotFoundScreen() {
  return (
    <StatePage
      mark={copy.markTitle}
      overline={copy.code}
      title={copy.title}
      titleInBar
      body={copy.body}
      actions={
        <Button href={paths.home} variant="primary">
          {copy.home}
        </Button>
      }
    />
  );
}
