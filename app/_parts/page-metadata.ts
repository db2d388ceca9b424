import type { Metadata } from 'next';
import { content, siteIdentity } from '@/content';
import { pageMetadata } from '@/lib/metadata';
import type { RouteId } from '@/lib/routes';

export function metadataOf(id: RouteId): Metadata {
  return pageMetadata(id, content[id].meta, siteIdentity);
}
