import { settings } from '@/content';
import { writeRobots } from '@/lib/robots';

export const dynamic = 'force-static';

export function GET() {
  return new Response(writeRobots(settings.siteUrl));
}
