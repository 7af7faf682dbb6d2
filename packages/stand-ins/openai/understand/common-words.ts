// Common words that say nothing about homes: they are never taken for a place or for a misspelled word.
export const commonWords: ReadonlySet<string> = new Set(
  `a able about above across actually after again against ago all almost alone along already also although always am among an and
  another any anybody anyone anything anyway anywhere apart are around as aside ask asked asking at away back bad based be because
  become been before began begin behind being believe below beside best better between big bit both bring but by call called came can
  cannot care case certain change chance come comes coming consider could course currently day days dear decent did different do does
  doing done down during each early easy either else end enough especially even ever every everybody everyone everything exactly
  example except fact far feel felt few fine first folks following for from front full further gave general get gets getting give given
  gives go goes going gone gonna good got gotta great guess guys had half happen happened happening happens happy hard has have having
  he hear heard hello help her here hers hey hi high him his hold hope how however hour hours i idea if ill important in indeed inside
  instead interested into is it its itself job just keep kind kinda knew know known knows large last late lately later latest least left less
  let lets like liked likely line list little live living long longer look looked looking looks lot lots low made main make makes many
  matter may maybe me mean means meant meet mention mentioned might mind mine minute minutes moment month months more morning most mostly
  move moved moving much must my myself name named near nearly need needed needs neither never new next nice nicely night no nobody none nor
  normal not note nothing now number of off often oh ok okay old on once one ones only onto open or order other others our ours out outside
  over own part particular past people per perhaps person place places plan plus point possible possibly pretty previous probably problem
  put question questions quick quickly quite rather read ready real really reason recent recently regarding right said same saw say saying says
  second see seem seems seen set several shall she should show side simple simply since single small so some somebody somehow someone
  something sometime sometimes somewhere soon sorry sort sounds spot start started stay still stop stuff such suggest suitable sure take
  taken takes taking talk talking tell than thank thanks that the their them then there these they thing things think this those though
  thought through till time times to today together told tomorrow tonight too took top toward tried try trying turn two type under
  unless until up upon us use used using usual usually very via wait waiting wanna want wanted wants was watch way we week weekend weeks
  welcome well went were what whatever when whenever where wherever whether which while who whole whose why will wish with within without
  won wonder wondering word words work working works world would wrong year years yeah yep yes yesterday yet you your yours yourself
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november
  december spring summer autumn winter am pm noon afternoon evening hopefully lol pls plz please btw asap um uh hmm huh ya yo dude sir madam folks kindly gladly
  ideally preferably roughly approximately basically honestly total overall figure exist exists include includes including included
  area areas region around nearby neighborhood neighborhoods neighbourhood district city town zip code street located location
  available availability currently bucks buck dollar dollars usd money grand monthly rent rents range ranging somewhere anywhere else
  girlfriend boyfriend wife husband partner family kids son daughter friend friends roommate roommates mom dad baby child children
  vacation trip business office budget afford spend spending pay paying paid max min maximum minimum cheap cheaper cheapest expensive
  offer offers offered offering got hot cold warm kitchen bathroom bedroom living room floor door window roof wall car bike
  thx ty cheers u r ur im ive id dont doesnt isnt cant wont whats hows wheres thats couple three four five six seven eight nine ten
  hallway hall corridor lobby basement attic closet pantry stairwell staircase entrance entryway foyer porch shed den nursery
  portal site website app platform assistant bot robot chat computer system page account profile`
    .split(/\s+/)
    .filter(Boolean),
)
