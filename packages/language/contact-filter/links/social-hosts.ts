// Hosts whose links lead to a person's account or straight into a chat.

const hosts = new Set(
  `instagram.com instagr.am ig.me facebook.com fb.com fb.me m.me messenger.com twitter.com x.com t.co tiktok.com
  snapchat.com linkedin.com lnkd.in youtube.com youtu.be pinterest.com pin.it threads.net threads.com t.me telegram.me
  telegram.org telegram.dog wa.me whatsapp.com wa.link discord.gg discord.com discordapp.com discord.me signal.me
  signal.group signal.org skype.com reddit.com redd.it tumblr.com twitch.tv vk.com vk.me ok.ru weibo.com wechat.com
  line.me kakao.com viber.com linktr.ee bsky.app mastodon.social nextdoor.com medium.com onlyfans.com patreon.com
  beacons.ai bio.link lnk.bio kik.me clubhouse.com zalo.me`.split(/\s+/),
)

/** Whether a host, or its parent domain, is a social network's: "m.facebook.com" too. */
export function isSocialHost(host: string): boolean {
  const beforeTopLevel = host.lastIndexOf('.', host.lastIndexOf('.') - 1)
  return hosts.has(host.slice(beforeTopLevel + 1))
}
