// A preload: sets the program's clock ahead by CLOCK_IS_AHEAD_BY_MINUTES.
const aheadMs = Number(process.env.CLOCK_IS_AHEAD_BY_MINUTES) * 60_000
const { Date: RightDate } = globalThis
const now = () => RightDate.now() + aheadMs

globalThis.Date = new Proxy(RightDate, {
  construct: (_, given, target) => Reflect.construct(RightDate, given.length === 0 ? [now()] : given, target),
  apply: () => new RightDate(now()).toString(),
  get: (_, name, self) => (name === 'now' ? now : Reflect.get(RightDate, name, self)),
})
