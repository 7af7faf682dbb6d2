// Says plainly what the portal's data cannot answer, and what to ask instead.
import type { Intent } from '../understand/intents/intents.ts'

type Unknown = Extract<Intent, `unknown_${string}`>

export const unknown: Record<Unknown, string> = {
  unknown_weather:
    'I do not know the weather: the portal has no forecasts. I can look for homes, or help with repairs and inquiries.',
  unknown_future:
    'I do not know how rents were before, or how they will change: the portal has only what homes cost now. I can tell you that: for example, “what does a one bedroom in Oakland usually cost?”',
  unknown_safety:
    'I do not know how safe a neighborhood is: the portal has no figures about crime, and I do not judge neighborhoods. The police publish statistics, and you can go there by day and by night. I can tell you what homes there have, for example a secured entrance.',
  unknown_neighbors:
    'I do not know what neighbors are like, how loud it is, or what they pay: the portal does not have that. I can tell you what homes nearby cost, or draft a question to the landlord.',
  unknown_schools:
    'I do not know how schools are rated: the portal has no data about them. The school district can tell you. I can look for homes in a neighborhood that you name.',
  unknown_commute:
    'I do not know how long a trip takes: the portal has no routes or timetables. A map service can tell you. I can look for homes near transit, or near a neighborhood that you name.',
  unknown_opinion:
    'I do not know that: I cannot say what people are like or how they will decide, and the listing does not say it. I can draft a question to the landlord for you, or show what the listing says.',
  unknown_nearby:
    'I do not know what shops and places are nearby: the portal has only homes. A map service can tell you. The description of a home sometimes names what is around.',
  unknown_utilities:
    'I do not know what utilities cost or how good a connection is: the portal has no figures about that. The description sometimes says what is included, and I can draft a question to the landlord for you.',
  unknown_outside:
    'I do not know that: I only know what is on this portal. I can help with homes, repairs, inquiries, reminders and your plan.',
}
