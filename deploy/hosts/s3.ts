import type { BuiltSite } from '../built-site.ts'
import { IMMUTABLE, MARKDOWN_TYPE } from '../header-rules.ts'

const FRESH = '--cache-control no-cache'

/**
 * A shell script that uploads the site to a bucket with static website hosting, by the AWS CLI 2
 * (https://docs.aws.amazon.com/AmazonS3/latest/userguide/WebsiteHosting.html). The key of a page is its
 * address, so that the address needs no extension. New files are uploaded before the pages that use them.
 */
export const s3 = ({ pages, moved }: BuiltSite): Record<string, string> => ({
  'upload.sh': [
    '#!/bin/sh',
    'set -eu',
    '[ $# = 1 ] || { echo "Usage: sh upload.sh BUCKET" >&2; exit 1; }',
    'to="s3://$1"',
    'cd "$(dirname "$0")"',
    `aws s3 sync site/assets "$to/assets" --cache-control '${IMMUTABLE}'`,
    `aws s3 sync site "$to" --exclude 'assets/*' --exclude 'pages/*' --exclude '*.md' ${FRESH}`,
    `aws s3 sync site "$to" --exclude '*' --include '*.md' --content-type '${MARKDOWN_TYPE}' ${FRESH}`,
    ...pages
      .filter((page) => page !== '/')
      .map(
        (page) =>
          `aws s3 cp site/pages${page}.html "$to${page}" --content-type 'text/html; charset=utf-8' ${FRESH}`,
      ),
    ...moved.map(
      ([from, to]) =>
        `aws s3api put-object --bucket "$1" --key ${from.slice(1)} --website-redirect-location ${to}`,
    ),
    'aws s3 website "$to" --index-document index.html --error-document 404.html',
    '',
  ].join('\n'),
})
