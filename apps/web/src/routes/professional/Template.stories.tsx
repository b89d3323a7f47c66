import { professionalMembership } from '@ziping/mocks/fixtures/membership';
import { membershipHandlers } from '@ziping/mocks/handlers/membership';
import { paths } from '@ziping/ui/paths';
import { reportTemplateCopy as copy } from '@ziping/ui/screens/membership/ReportTemplateForm.copy';
import { expect } from 'storybook/test';

import { asMember, connectedMeta, type ConnectedStory } from '../../testing/story-app.tsx';

export default { ...connectedMeta, title: '连通/报告模板', args: { path: paths.professional } };

export const Saved: ConnectedStory = {
  beforeEach: ({ msw }) => {
    asMember();
    msw.use(...membershipHandlers(professionalMembership));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(copy.studio), '听雨轩');
    await expect(canvas.getByText(copy.changed)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: copy.submit }));
    await expect(await canvas.findByText(copy.saved)).toBeVisible();
  },
};
