-- For wrk: requests from many client addresses, and the result as the last line of output, in JSON.
-- wrk -s bench/wrk.lua URL -- PEOPLE: with 0 people, all requests have the client's own address.

function init(args)
  local people = tonumber(args[1]) or 0
  if people == 0 then return end
  local requests = {}
  for person = 0, people - 1 do
    local address = string.format("10.1.%d.%d", math.floor(person / 250), person % 250 + 1)
    wrk.headers["x-forwarded-for"] = address
    requests[person] = wrk.format()
  end
  local turn = 0
  request = function()
    turn = turn + 1
    return requests[turn % people]
  end
end

function done(summary, latency, _)
  local errors = summary.errors
  print(string.format(
    '{"requests":%d,"durationUs":%d,"p50Us":%d,"p99Us":%d,"cpuS":%f,"refused":%d,"failed":%d}',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), os.clock(),
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
