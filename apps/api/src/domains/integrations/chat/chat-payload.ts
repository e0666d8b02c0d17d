import type { ChatService } from '@counter/contract/integrations';

/** A message to a channel: a sentence, the store, and the page about it. */
export type ChatLine = {
  readonly text: string;
  readonly storeName: string;
  readonly url: string;
};

const openIt = 'Open it';

/** Formats a message for its chat service. */
export function writePayload(service: ChatService, line: ChatLine): string {
  return JSON.stringify(service === 'SLACK' ? slackMessage(line) : teamsMessage(line));
}

/** Notifications show `text`, and so do chats without support for blocks. */
function slackMessage({ text, storeName, url }: ChatLine) {
  const link = `<${url}|${openIt}>`;
  return {
    text: `${escapeSlack(text)} · ${link}`,
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: link },
          { type: 'plain_text', text: storeName, emoji: false },
        ],
      },
    ],
  };
}

/** Escapes the three control characters of Slack's markup. */
function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function teamsMessage({ text, storeName, url }: ChatLine) {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] },
            {
              type: 'RichTextBlock',
              inlines: [{ type: 'TextRun', text: storeName, size: 'Small', isSubtle: true }],
            },
          ],
          actions: [{ type: 'Action.OpenUrl', title: openIt, url }],
        },
      },
    ],
  };
}
