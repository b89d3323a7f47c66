import { NotFoundScreen } from '@ziping/ui/screens/system/NotFoundScreen';

export default function NotFoundRoute() {
  return <NotFoundScreen />;
}
